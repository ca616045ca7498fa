"""The header of a game: options, components and the like, by which programs identify it and list its contents."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, NamedTuple, Optional, Union

from .decision import Prompt
from .effects import SHARED_PROMPTS, Effect, Phrase, trees
from .errors import UsageError
from .lesson import Lesson
from .state import Fact, Value

SEED: Final = "SEED"  # the rulebook prints it
PUBLIC: Final = "PUBLIC"  # established elsewhere
RECONSTRUCTED: Final = "RECONSTRUCTED"  # chosen by us, because no source gives it
CORRECTED: Final = "CORRECTED"  # corrected by an owner (corrections.py)

View = dict[str, Any]
Naming = Mapping[str, Union[Fact, Phrase]]  # the facts of a text that names something


class Option:
    """A choice before the game: a variant, or a reading of an ambiguous rule."""

    __slots__ = ("default", "favours_a_seat", "name", "rules", "values")

    def __init__(
        self, name: str, values: Sequence[Value], default: Value, rules: str = "", favours_a_seat: bool = False
    ) -> None:
        self.name: str = name
        self.values: tuple[Value, ...] = tuple(values)
        self.default: Value = default
        self.rules: str = rules  # ids of the rules it switches
        self.favours_a_seat: bool = favours_a_seat  # by other values than the default, so rated games refuse them

    def read(self, value: object) -> Value:
        """Parse a value, also from the text of a command line; refuses values that are not allowed."""
        for allowed in self.values:
            if type(value) is type(allowed) and value == allowed:
                return allowed
            if isinstance(value, str) and value.lower() == str(allowed).lower():
                return allowed
        known = ", ".join(str(allowed).lower() for allowed in self.values)
        raise UsageError(f"option {self.name} cannot be {value!r:.40}; choose one of: {known}")


class Preset(NamedTuple):
    """Options that belong together. The text `preset-<name>` and its hint describe them."""

    name: str
    options: Mapping[str, Value]


class Component:
    """A card, tile or board of the reference. `numbers` identify it within its kind, one for each copy; where all
    copies share a number, `copies` counts them. `description` is the source of sentences and icons: `effect`, unless a
    game passes more. Only `effect` is hashed and numbered, so a description can change without invalidating recorded
    games."""

    __slots__ = ("basis", "copies", "corrected", "description", "effect", "facts", "id", "kind", "numbers", "sources")

    def __init__(
        self,
        kind: str,
        id: str,
        numbers: Sequence[int],
        sources: Mapping[str, str],
        basis: str,
        effect: Optional[Effect[Any, Any]] = None,
        facts: Optional[Mapping[str, Value]] = None,
        copies: Optional[int] = None,
        description: Optional[Effect[Any, Any]] = None,
    ) -> None:
        self.kind: str = kind
        self.id: str = id
        self.numbers: tuple[int, ...] = tuple(numbers)
        self.sources: dict[str, str] = dict(sources)  # by part (effect, cost, copies): SEED, PUBLIC, ...
        self.basis: str = basis  # evidence for its data: the text `basis-<basis>` of the game, or ids of rules
        self.effect = effect
        self.description = effect if description is None else description
        self.facts: dict[str, Value] = dict(facts or {})
        self.copies: int = len(self.numbers) if copies is None else copies  # 0: printed on a board
        self.corrected: list[str] = []  # values that an owner corrected

    @property
    def source(self) -> str:
        """The weakest of its sources; corrections come first."""
        for source in (CORRECTED, RECONSTRUCTED, PUBLIC):
            if source in self.sources.values():
                return source
        return SEED

    def __repr__(self) -> str:
        corrected = f" {self.corrected}" if self.corrected else ""
        return f"{self.kind} {self.id} {self.numbers} {self.facts} {self.effect!r}{corrected}"


class GameHeader:
    """Identity and catalogue of a game: players, options, prompts, components. `Game` adds the facets."""

    name: str = ""
    rules_version: int = 1
    players: range = range(2, 5)
    has_rivals: bool = False  # an opponent that the rules play may take part, so rewards do not add up to zero
    options: tuple[Option, ...] = ()
    prompts: tuple[Prompt, ...] = ()
    kinds: frozenset[str] = frozenset()  # the kinds of things that codes and events name: "card", "region", ...
    expansions: tuple[str, ...] = ()  # options that are expansions of their own: shown large when a table is created
    presets: tuple[Preset, ...] = ()
    uses: frozenset[str] = frozenset()  # events that count as a use of the component they name
    folder: Path = Path()  # of rulebook.md and the texts
    # The words that parameters of blocks choose from and their numbers, by the name of the parameter, or of block and
    # parameter. Tables use the word in capitals as a constant.
    vocabulary: Mapping[str, Mapping[str, int]] = {}
    pack: str = ""  # the text of the pack that patches this copy (packs.py)
    pack_name: str = ""  # its name and version, for people

    def __init__(self) -> None:
        self.prompts = SHARED_PROMPTS + self.prompts
        self._hashes: dict[tuple[int, ...], str] = {}  # of subsets of the components; computing one takes milliseconds
        self.corrected: list[str] = []  # values of tables that are no components, if an owner corrected them
        self.renamed: dict[tuple[str, str], Mapping[str, str]] = {}  # names given by an owner, by language
        base = 0
        for prompt in self.prompts:
            prompt.base = base
            base += prompt.size + 1
        self.actions: int = base  # the size of the action space
        self.effects: list[Effect[Any, Any]] = []
        for component in self.components:
            if component.effect is not None:
                for effect in trees(component.effect):
                    effect.number = len(self.effects)
                    self.effects.append(effect)

    @cached_property
    def components(self) -> list[Component]:
        raise NotImplementedError

    @cached_property
    def numbered(self) -> dict[tuple[str, int], Component]:
        """The component with this number, by kind and number."""
        return {(component.kind, number): component for component in self.components for number in component.numbers}

    @cached_property
    def sizes(self) -> Mapping[str, int]:
        """The number of things of each kind, among components and answers."""
        sizes = {"player": self.players[-1]} if "player" in self.kinds else {}
        for prompt in self.prompts:
            if prompt.of in self.kinds:
                sizes[prompt.of] = max(sizes.get(prompt.of, 0), prompt.extra)
        for kind, number in self.numbered:
            sizes[kind] = max(sizes.get(kind, 0), number + 1)
        return {kind: size for kind, size in sizes.items() if size}

    @cached_property
    def component_hash(self) -> str:
        """Hash of all components, so that a record never meets other cards than its own."""
        return _hash(self.components, self.corrected)

    def components_in(self, options: Mapping[str, object]) -> list[Component]:
        """The components that a match with these options can use; by default all of them."""
        return self.components

    def hash_of(self, options: Mapping[str, object]) -> str:
        """The component hash of a match with these options: expansions not in play do not change it."""
        met = self.components_in(options)
        if met is self.components:
            return self.component_hash
        which = tuple(id(component) for component in met)
        if which not in self._hashes:
            self._hashes[which] = _hash(met, self.corrected)
        return self._hashes[which]

    @cached_property
    def lessons(self) -> Mapping[str, Lesson]:
        """Guided games and exercises by name, in the order in which they are offered."""
        return {}

    def prompt(self, name: str) -> Prompt:
        for prompt in self.prompts:
            if prompt.name == name:
                return prompt
        raise UsageError(f"{self.name} has no prompt {name}")

    def read_players(self, players: int) -> int:
        if type(players) is not int or players not in self.players:
            raise UsageError(f"{self.name} is for {self.players[0]} to {self.players[-1]} players, not {players!r:.40}")
        return players

    def read_options(self, given: Mapping[str, object]) -> dict[str, Value]:
        """All options with their values; refuses unknown names and values."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise UsageError(f"{self.name} has no option {name!r:.40}; it has: {', '.join(known) or 'none'}")
        return {name: option.read(given.get(name, option.default)) for name, option in known.items()}


def _hash(components: list[Component], corrected: list[str]) -> str:
    printed = repr(components) + (repr(corrected) if corrected else "")
    return blake2b(printed.encode(), digest_size=8).hexdigest()
