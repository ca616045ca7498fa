"""The interface of a game: players, options, prompts, components, and the methods that play and show it."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from functools import cached_property, partial
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, NamedTuple, Optional, Union

from .board import PART, Board, Picture, Place
from .decision import Decision, Prompt
from .effects import SHARED_PROMPTS, Effect, Phrase, trees
from .encode import Encoder
from .errors import RecordError
from .errors import UsageError as UsageError
from .explanations import Explained, Holdings, OptionSummary, WhyNot
from .lesson import Lesson
from .observe import Part
from .rng import Rng
from .state import Fact, State
from .state import Value as Value

SEED: Final = "SEED"  # the rulebook prints it
PUBLIC: Final = "PUBLIC"  # established elsewhere
RECONSTRUCTED: Final = "RECONSTRUCTED"  # chosen by us, because no source gives it
CORRECTED: Final = "CORRECTED"  # corrected by an owner (corrections.py)

View = dict[str, Any]
Naming = Mapping[str, Union[Fact, Phrase]]  # the facts of a text that names something


class Option:
    """A choice before the game: a variant, or a reading of an ambiguous rule."""

    __slots__ = ("default", "name", "rules", "values")

    def __init__(self, name: str, values: Sequence[Value], default: Value, rules: str = "") -> None:
        self.name: str = name
        self.values: tuple[Value, ...] = tuple(values)
        self.default: Value = default
        self.rules: str = rules  # ids of the rules it switches

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


class Result:
    """The result of a game. `breakdown` says for each seat where its points came from and adds up to the score.
    `rivals` are the points of opponents that the rules play; if one of them wins, `winners` is empty."""

    __slots__ = ("breakdown", "ending", "rivals", "scores", "winners")

    def __init__(
        self,
        scores: list[int],
        winners: list[int],
        breakdown: list[dict[str, int]],
        ending: str,
        rivals: Sequence[int] = (),
    ) -> None:
        self.scores: list[int] = scores
        self.winners: list[int] = winners
        self.breakdown: list[dict[str, int]] = breakdown
        self.ending: str = ending  # id of the text that says why the game ended
        self.rivals: list[int] = list(rivals)


class FollowUp:
    """The next game of a campaign: id and facts of the text that offers it, and its options; None if the group chooses
    them."""

    __slots__ = ("facts", "options", "text")

    def __init__(self, text: str, facts: Mapping[str, Fact], options: Optional[Mapping[str, Value]]) -> None:
        self.text: str = text
        self.facts: dict[str, Fact] = dict(facts)
        self.options: Optional[dict[str, Value]] = None if options is None else dict(options)


class Series:
    """The campaign of a group, saved in a file: it decides the options of the next game."""

    def plan(self, given: Mapping[str, object]) -> dict[str, object]:
        """The options of the next game; refuses given ones that the series decides itself."""
        raise NotImplementedError

    def finish(self, names: Sequence[str], scores: Sequence[int]) -> list[str]:
        """Record a finished game; returns the names of the options it has unlocked."""
        raise NotImplementedError

    def save(self, path: Union[str, Path]) -> None:
        raise NotImplementedError


class Level(NamedTuple):
    """A strength of bots that people can choose: the spec of its bot, such as `greedy:tries=4`, the most seconds it
    takes for an answer on one core, and its rating in contests (docs/research/ladders.md), None if not measured."""

    spec: str
    seconds: float
    rating: Optional[int] = None


class Game:
    """A game. Subclasses fill in the header and the methods below; no other code depends on a particular game."""

    name: str = ""
    rules_version: int = 1
    players: range = range(2, 5)
    has_rivals: bool = False  # an opponent that the rules play may take part, so rewards do not add up to zero
    options: tuple[Option, ...] = ()
    prompts: tuple[Prompt, ...] = ()
    kinds: frozenset[str] = frozenset()  # the kinds of things that codes and events name: "card", "region", ...
    expansions: tuple[str, ...] = ()  # options that are expansions of their own: shown large when a table is created
    presets: tuple[Preset, ...] = ()
    headlines: tuple[str, ...] = ()  # events that summarize a turn, the most important first
    uses: frozenset[str] = frozenset()  # events that count as a use of the component they name
    folder: Path = Path()  # of rulebook.md and the texts
    feature_names: tuple[str, ...] = ()  # what `evaluate` adds up; each has a text `feature-<name>`
    weights: Sequence[float] = ()  # of the features, in points
    # By name, earlier versions as `expert@1`; missing levels use the defaults of bots/levels.py.
    levels: Mapping[str, Level] = {}
    # By style: the features its bots like, and the points added per point of value.
    styles: Mapping[str, Mapping[str, float]] = {}
    # For the default picture: lists in the view or of a seat in it, and the kind of their items. None: as declared.
    zones: Optional[Mapping[str, str]] = None
    adviser: str = ""  # spec of the bot that gives hints; empty for the default
    earlier: tuple[Game, ...] = ()  # this game under older rules, so that running and recorded matches continue
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

    def __reduce__(self) -> tuple[object, ...]:
        """Games are pickled by name, version and components; the reader looks them up in its own registry."""
        options = self.read_options({})
        return game_with, (self.name, self.rules_version, self.hash_of(options), options, None, self.pack)

    def __deepcopy__(self, memo: object) -> Game:
        return self

    @cached_property
    def components(self) -> list[Component]:
        raise NotImplementedError

    @cached_property
    def shown_zones(self) -> Mapping[str, str]:
        """The zones that the default picture draws."""
        return self.zones or {}

    @cached_property
    def numbered(self) -> dict[tuple[str, int], Component]:
        """The component with this number, by kind and number."""
        return {(component.kind, number): component for component in self.components for number in component.numbers}

    @cached_property
    def component_hash(self) -> str:
        """Hash of all components, so that a record never meets other cards than its own."""
        return _hash(self.components, self.corrected)

    def under(self, rules_version: int, component_hash: str, options: Mapping[str, object]) -> Optional[Game]:
        """This game with the given rules and components; None if they are no longer available."""
        for game in (self, *self.earlier):
            if (game.rules_version, game.hash_of(options)) == (rules_version, component_hash):
                return game
        return None

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

    def set_up(self, players: int, options: dict[str, Value], rng: Rng) -> State:
        raise NotImplementedError

    def enrich(self, state: State, dice: Rng) -> None:
        """Rearrange a position at a checkpoint at random, into a rich but legal one: full boards, last copies, empty
        supplies. Checks use it to reach positions that play hardly reaches; without it they use positions of play
        alone."""

    def view(self, state: State, seat: int) -> View:
        """The position as a seat may see it, as JSON. SPECTATOR sees public information, EVERYTHING all."""
        raise NotImplementedError

    @cached_property
    def observation_layout(self) -> Sequence[Part]:
        """The parts of the observation vector: the same for all numbers of players and options."""
        raise UsageError(f"{self.name} has no observation vector, so networks cannot play it yet")

    def observation(self, view: View) -> list[float]:
        """The view as numbers from 0 to 1, in the order of `observation_layout`."""
        parts = self.observation_layout
        if not 0 <= view["seat"] < view["players"]:
            raise UsageError("an observation is what a seat sees; the view is of no seat")
        numbers: list[float] = []
        for part in parts:
            numbers += part.read(view)
        return numbers

    @cached_property
    def encoder(self) -> Optional[Encoder]:
        """Encodes positions as rows of numbers for learned evaluation; None if the game has no encoder."""
        return None

    @property
    def cover(self) -> Optional[Path]:
        """The cover picture, 640 by 280, as a file; None if the game has none."""
        paths = (self.folder / "show" / "cover.svg", self.folder / "cover.svg")
        return next((path for path in paths if path.is_file()), None)

    @property
    def ai_folder(self) -> Path:
        """Weights and curves of its bots."""
        return self.folder / "ai"

    def beside(self, state: State) -> Sequence[int]:
        """The neighbours of each place of the map, as sets, numbered as in answers; empty without a map."""
        return ()

    def icons(self) -> Mapping[str, str]:
        """The game's own icons by name, each an SVG drawing of 24 by 24 (draw/icons.py)."""
        return {}

    def board(self, view: View, lang: str, width: int, height: int, plan: str = "") -> Board:
        """The pictures of a view by parts, laid out for this size in pixels; `plan` is the chosen layout. By default
        one picture."""
        drawn = self.board_svg(view, lang, width)
        wide, high = _size(drawn)
        mark = blake2b(drawn.encode(), digest_size=6).hexdigest()
        scale = width / wide
        return Board("", ("",), Place(PART, width, "board"), (Picture("board", "", width, high * scale, mark, drawn),))

    def board_steps(
        self, view: View, lang: str, width: int, height: int, plan: str = ""
    ) -> Generator[None, None, Board]:
        """`board`, with pauses in which a server can answer other requests."""
        yield
        return self.board(view, lang, width, height, plan)

    def sheet(self) -> str:
        """Style, patterns and icons that the parts refer to, as an SVG that shows nothing."""
        return '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0"/>'

    def roles(self, view: View, seat: int) -> Sequence[tuple[str, int]]:
        """The kinds and numbers of the factions, tribes or the like of a seat, where players differ."""
        return ()

    def thumbnail(self, view: View, lang: str) -> str:
        """A small picture of the position without words, which needs no sheet; empty to use the cover."""
        return ""

    def board_svg(self, view: View, lang: str, width: int = 0) -> str:
        """The whole view in one picture. `width` is the available width in pixels, 0 for any."""
        raise NotImplementedError(f"{self.name} draws no picture; a game that derives from DefaultGame has a plain one")

    def text_board(self, view: View, lang: str, width: int = 100) -> str:
        """The board for a terminal of this width, in Rich markup. By default the view as text."""
        return "\n".join(_listed(view, ""))

    def summary(self, view: View, seat: int) -> dict[str, Optional[int]]:
        """The few numbers that matter in front of a seat, by the names of their icons; None for hidden ones."""
        raise NotImplementedError(f"{self.name} has no summary; a game that derives from DefaultGame has a plain one")

    def summary_of(self, state: State, seat: int) -> dict[str, Optional[int]]:
        """The summary of a seat as it sees it itself. A game may override it to avoid building the view."""
        return self.summary(self.view(state, seat), seat)

    def thing(self, kind: str, number: int, view: Optional[View] = None) -> tuple[str, Naming]:
        """Id and facts of the text that names a thing; an effect among them is worded as a clause. The view adds what
        the number alone does not say."""
        raise UsageError(f"{self.name} has no things of kind {kind}")

    def turn_of(self, state: State) -> int:
        """The seat whose turn it is, even if another is asked; by default the field `active`. -1 without turns."""
        active: int = getattr(state, "active", -1)
        return active

    def turn_mark(self, state: State) -> int:
        """A number that grows when a turn begins, to tell consecutive turns of a seat apart. It may fall in between. A
        game where seats always alternate needs none."""
        return 0

    def why_not(self, state: State, seat: int, decision: Decision) -> Sequence[WhyNot]:
        """Actions the asked seat cannot take because something is missing: main actions, and cards in hand."""
        return ()

    @cached_property
    def holdings(self) -> Optional[Holdings]:
        """The bookkeeping of the game's log; None if its events do not add up."""
        return None

    def explained(self, view: View, lang: str, kind: str, number: int) -> Optional[Explained]:
        """A thing on the table, explained; None if there is nothing beyond its name and effect."""
        return None

    def explainer(self, view: View, lang: str) -> Callable[[str, int], Optional[Explained]]:
        """`explained` for many things of one view, which a game may then read once. The view must not change."""
        return partial(self.explained, view, lang)

    def summarize_option(self, state: State, view: View, lang: str, decision: Decision, code: int) -> OptionSummary:
        """Summarize an option. `state` is imagined by the seat, so it holds no secret."""
        return OptionSummary()

    def guide_picture(self, name: str, lang: str, caption: str) -> str:
        """A picture of the guide, as SVG that refers to the sheet (games/guide_pictures.py)."""
        raise UsageError(f"{self.name} has no picture {name!r:.40} for its guide")

    @cached_property
    def lessons(self) -> Mapping[str, Lesson]:
        """Guided games and exercises by name, in the order in which they are offered."""
        return {}

    def result(self, state: State) -> Result:
        """The final result; called when no step is left."""
        raise NotImplementedError

    def follow_up(self, options: Mapping[str, Value]) -> Optional[FollowUp]:
        """The game that follows one with these options; None if it stands alone."""
        return None

    def open_series(self, path: Path) -> Series:
        """Load the series in a file; a new one if the file does not exist."""
        raise UsageError(f"{self.name} has no campaign")

    def features(self, state: State, seat: int) -> Sequence[float]:
        """The value of each of `feature_names` for a seat, unweighted."""
        raise NotImplementedError(
            f"{self.name} has no evaluation; a game that derives from DefaultGame has a plain one"
        )

    def weights_in(self, state: State) -> Sequence[float]:
        """The weights for this match; solo games may differ."""
        return self.weights

    def evaluate(self, state: State, seat: int) -> float:
        """The value of the position to a seat, in points."""
        measured = self.features(state, seat)
        return sum([weight * value for weight, value in zip(self.weights_in(state), measured, strict=True)])

    def contributions(self, state: State, seat: int) -> dict[str, float]:
        """The contribution of each feature to `evaluate`, in points; empty if the game names no features."""
        if not self.feature_names:
            return {}
        values = zip(self.feature_names, self.weights_in(state), self.features(state, seat), strict=True)
        return {name: weight * value for name, weight, value in values}

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


# Finds a game by its name and the text of a pack; set by the registry of games, which the kernel does not know.
_find_game: list[Callable[[str, str], Game]] = []


def find_games_with(find: Callable[[str, str], Game]) -> None:
    _find_game[:] = [find]


def game_with(
    name: str,
    rules_version: int,
    component_hash: str,
    options: Mapping[str, object],
    game: Optional[Game] = None,
    pack: str = "",
) -> Game:
    """The game of this name with these rules and components: `game`, or else the registered one, patched by a pack."""
    if game is None:
        if not _find_game:
            raise RecordError(f"field game: no registry knows {name!r:.40}")
        try:
            game = _find_game[0](name, pack)
        except UsageError as wrong:
            raise RecordError(f"field {'pack' if pack else 'game'}: {wrong}") from None
    if game.name != name:
        raise RecordError(f"field game: the record is of {name!r:.40}, not of {game.name}")
    found = game.under(rules_version, component_hash, options)
    if found is not None:
        return found
    versions = [each.rules_version for each in (game, *game.earlier)]
    if rules_version not in versions:
        raise RecordError(
            f"field rules_version: played under version {rules_version} of {game.name}, "
            f"this program has version {', '.join(map(str, versions))}"
        )
    raise RecordError("field component_hash: played with other components (a corrections file is missing or differs)")


def _hash(components: list[Component], corrected: list[str]) -> str:
    printed = repr(components) + (repr(corrected) if corrected else "")
    return blake2b(printed.encode(), digest_size=8).hexdigest()


def _size(picture: str) -> tuple[float, float]:
    """Width and height of a picture, from its viewBox."""
    _, _, width, height = picture.partition('viewBox="')[2].partition('"')[0].split()
    return float(width), float(height)


def _listed(value: Union[dict[Any, Any], list[Any]], indent: str) -> list[str]:
    """A view as lines: a container of plain values takes one line, others are indented."""
    lines: list[str] = []
    for name, inner in value.items() if isinstance(value, dict) else enumerate(value):
        within = inner.values() if isinstance(inner, dict) else inner if isinstance(inner, list) else ()
        if any(isinstance(x, (dict, list)) and x for x in within):
            lines += [f"{indent}{name}:", *_listed(inner, indent + "  ")]
        elif isinstance(inner, dict):
            lines.append(f"{indent}{name}: " + ", ".join(f"{key} {x}" for key, x in inner.items() if x not in ([], {})))
        else:
            lines.append(f"{indent}{name}: {' '.join(map(str, inner)) if isinstance(inner, list) else inner}")
    return lines
