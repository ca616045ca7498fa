"""What a box is: players, options, prompts, components; and what a game must provide to be played."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from functools import cached_property, partial
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Optional, Union

from .board import PART, Board, Picture, Place
from .decision import Decision, Prompt
from .effects import SHARED_PROMPTS, Effect, Phrase, trees
from .encode import Encoder
from .explanations import Explained, Holdings, OptionSummary, WhyNot
from .observe import Part
from .rng import Rng
from .state import Fact, State

if TYPE_CHECKING:
    from .corrections import Corrections
    from .lesson import Lesson

SEED: Final = "SEED"  # the rulebook prints it
PUBLIC: Final = "PUBLIC"  # established elsewhere
RECONSTRUCTED: Final = "RECONSTRUCTED"  # chosen by us, because no source gives it
CORRECTED: Final = "CORRECTED"  # set right by the owner of the box (corrections.py)

Value = Union[int, str, bool]
View = dict[str, Any]
Naming = Mapping[str, Union[Fact, Phrase]]  # the facts of a text that names something


class UsageError(ValueError):
    """A request that cannot be met; its text is one line that says what is wrong and what to do."""


class Option:
    """A choice made before the game: a variant, or a reading of a doubtful rule."""

    __slots__ = ("default", "name", "rules", "values")

    def __init__(self, name: str, values: Sequence[Value], default: Value, rules: str = "") -> None:
        self.name: str = name
        self.values: tuple[Value, ...] = tuple(values)
        self.default: Value = default
        self.rules: str = rules  # the ids of the rules that it switches

    def read(self, value: object) -> Value:
        """The allowed value that is meant, also from the text of a command line."""
        for allowed in self.values:
            if type(value) is type(allowed) and value == allowed:
                return allowed
            if isinstance(value, str) and value.lower() == str(allowed).lower():
                return allowed
        known = ", ".join(str(allowed).lower() for allowed in self.values)
        raise UsageError(f"option {self.name} cannot be {value!r:.40}; choose one of: {known}")


class Preset(NamedTuple):
    """Options that belong together: the text `preset-<name>` and its hint say what for."""

    name: str
    options: Mapping[str, Value]


class Component:
    """A card, tile or board as the reference shows it. `numbers` name it among the things of its kind, each of its
    copies with one of its own; where all copies share a number, `copies` says how many there are. `description` is
    what sentences and icons are made from: `effect`, unless a game passes more. Only `effect` is hashed and numbered,
    so a description can be completed without invalidating recorded games."""

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
        self.sources: dict[str, str] = dict(sources)  # what of it (effect, cost, copies) -> SEED, PUBLIC, ...
        self.basis: str = basis  # what its data rest on: the text `basis-<basis>` of the game, or ids of rules
        self.effect = effect
        self.description = effect if description is None else description
        self.facts: dict[str, Value] = dict(facts or {})
        self.copies: int = len(self.numbers) if copies is None else copies  # 0: printed on a board
        self.corrected: list[str] = []  # values that an owner of the box set right

    @property
    def source(self) -> str:
        """The weakest of its sources; what an owner set right comes before all."""
        for source in (CORRECTED, RECONSTRUCTED, PUBLIC):
            if source in self.sources.values():
                return source
        return SEED

    def __repr__(self) -> str:
        corrected = f" {self.corrected}" if self.corrected else ""
        return f"{self.kind} {self.id} {self.numbers} {self.facts} {self.effect!r}{corrected}"


class Result:
    """How a game ended. `breakdown` says for each seat where the points came from; its values add up to the score.
    `rivals` are the points of opponents that the rules play and nobody at the table; one of them may win, and then
    `winners` is empty."""

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
        self.ending: str = ending  # id of the text that says why the game is over
        self.rivals: list[int] = list(rivals)


class FollowUp:
    """The game that comes after one that is over, as in a campaign: the id and the facts of the text that offers it,
    and its options; None where the group chooses them as it likes."""

    __slots__ = ("facts", "options", "text")

    def __init__(self, text: str, facts: Mapping[str, Fact], options: Optional[Mapping[str, Value]]) -> None:
        self.text: str = text
        self.facts: dict[str, Fact] = dict(facts)
        self.options: Optional[dict[str, Value]] = None if options is None else dict(options)


class Series:
    """The campaign of one group, kept in a file: what was played, and so what the next game is played with."""

    def plan(self, given: Mapping[str, object]) -> dict[str, object]:
        """The options of the next game; refuses those given that the series decides itself."""
        raise NotImplementedError

    def finish(self, names: Sequence[str], scores: Sequence[int]) -> list[str]:
        """A game is over; returns the names of the options that this has opened to the group."""
        raise NotImplementedError

    def save(self, path: Union[str, Path]) -> None:
        raise NotImplementedError


class Level(NamedTuple):
    """A strength that people may ask for: the spec of the bot that plays it, such as `greedy:tries=4`, and the seconds
    that it takes at most for one answer on one core, as people are told."""

    spec: str
    seconds: float


class Game:
    """A box. Subclasses fill in the header and the methods below; nothing else knows the game."""

    name: str = ""
    rules_version: int = 1
    players: range = range(2, 5)
    has_rivals: bool = False  # an opponent that the rules play may take part; rewards then do not add up to zero
    options: tuple[Option, ...] = ()
    prompts: tuple[Prompt, ...] = ()
    kinds: frozenset[str] = frozenset()  # the kinds of thing that codes and events name: "card", "region", ...
    expansions: tuple[str, ...] = ()  # options that are boxes of their own: shown large where a table is set
    presets: tuple[Preset, ...] = ()
    headlines: tuple[str, ...] = ()  # events that say what a turn was about, the weightiest first
    uses: frozenset[str] = frozenset()  # events that count as the use of the component they name
    folder: Path = Path()  # where rulebook.md and the words of the game lie
    feature_names: tuple[str, ...] = ()  # what `evaluate` adds up, each under a name that has a text `feature-<name>`
    weights: Sequence[float] = ()  # of the terms, in points
    # By name, those of earlier versions as `expert@1`; a level that is not here is the default one of bots/levels.py.
    levels: Mapping[str, Level] = {}
    # What a bot with a style likes: terms, and how much of their points it counts beyond what they are worth.
    styles: Mapping[str, Mapping[str, float]] = {}
    # For a plain picture: lists in the view or of a seat there, with what kind lies in them.
    zones: Mapping[str, str] = {}
    adviser: str = ""  # the spec of the bot that gives hints; empty for the default one
    earlier: tuple[Game, ...] = ()  # this box under older rules that are kept, so that what began under them goes on
    # The words that a parameter of blocks chooses from and the numbers they stand for, by the name of the parameter, or
    # of block and parameter. Constants of the tables are called by the word in capitals.
    vocabulary: Mapping[str, Mapping[str, int]] = {}
    pack: str = ""  # the text of the pack that this copy of the box was opened with (packs.py)
    pack_name: str = ""  # its name and version, for people
    corrections: Optional[Corrections] = None  # of a box whose tables remember what their rows are made of

    def __init__(self) -> None:
        self.prompts = SHARED_PROMPTS + self.prompts
        self._hashes: dict[tuple[int, ...], str] = {}  # of parts of the components: to make one takes milliseconds
        self.corrected: list[str] = []  # values of tables that are no components, if an owner set them right
        self.renamed: dict[tuple[str, str], Mapping[str, str]] = {}  # components called otherwise, by language
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
        """A game is pickled by name, version and components: who reads it takes the box from their own shelf."""
        from .record import game_with  # records know games

        options = self.read_options({})
        return game_with, (self.name, self.rules_version, self.hash_of(options), options, None, self.pack)

    def __deepcopy__(self, memo: object) -> Game:
        return self

    @cached_property
    def components(self) -> list[Component]:
        raise NotImplementedError

    @cached_property
    def numbered(self) -> dict[tuple[str, int], Component]:
        """The component that a number of a kind names."""
        return {(component.kind, number): component for component in self.components for number in component.numbers}

    @cached_property
    def component_hash(self) -> str:
        """Equal for equal components, so that a record never meets other cards than its own."""
        return _hash(self.components, self.corrected)

    def under(self, rules_version: int, component_hash: str, options: Mapping[str, object]) -> Optional[Game]:
        """This box with the rules and components that something was begun with; None if it is not kept any more."""
        for box in (self, *self.earlier):
            if (box.rules_version, box.hash_of(options)) == (rules_version, component_hash):
                return box
        return None

    def components_in(self, options: Mapping[str, object]) -> list[Component]:
        """Those that a match with these options can meet: all of them, unless a box has expansions."""
        return self.components

    def hash_of(self, options: Mapping[str, object]) -> str:
        """The component hash of a match with these options: an expansion that is not in play does not change it."""
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
        """Rearrange a position at a checkpoint, at random, so that it is rich and still legal: full boards, the last
        copy of everything, empty supplies. Checks look at positions that play hardly reaches; a game without this is
        checked in positions of play alone."""

    def view(self, state: State, seat: int) -> View:
        """What a seat may see, as JSON. SPECTATOR sees what lies open, EVERYTHING all."""
        raise NotImplementedError

    @cached_property
    def observation_layout(self) -> Sequence[Part]:
        """The parts of the observation vector: the same for every number of players and all options."""
        raise UsageError(f"{self.name} has no observation vector, so networks cannot play it yet")

    def observation(self, view: View) -> list[float]:
        """What the viewing seat sees as numbers from 0 to 1, `observed` part by part."""
        parts = self.observation_layout
        if not 0 <= view["seat"] < view["players"]:
            raise UsageError("an observation is what a seat sees; the view is of no seat")
        numbers: list[float] = []
        for part in parts:
            numbers += part.read(view)
        return numbers

    @cached_property
    def encoder(self) -> Optional[Encoder]:
        """What writes positions as rows of numbers for learned minds; None if the game brings none."""
        return None

    @property
    def cover(self) -> Optional[Path]:
        """The small picture that stands for the box, 640 by 280, as a file; None if the game brings none."""
        paths = (self.folder / "show" / "cover.svg", self.folder / "cover.svg")
        return next((path for path in paths if path.is_file()), None)

    @property
    def ai_folder(self) -> Path:
        """Weights and curves of its bots; some games still call the folder `mind`."""
        folder = self.folder / "ai"
        return folder if folder.is_dir() else self.folder / "mind"

    def beside(self, state: State) -> Sequence[int]:
        """The places of the map beside each place, as sets, numbered as answers number them; empty without a map."""
        return ()

    def icons(self) -> Mapping[str, str]:
        """The icons of the game's own by name, each an SVG drawing in a box of 24 by 24 (draw/icons.py)."""
        return {}

    def board(self, view: View, lang: str, width: int, height: int, plan: str = "") -> Board:
        """The pictures of a view by parts, laid out for a room of so many pixels; `plan` is the layout people chose.
        A game that draws no parts is one picture."""
        drawn = self.board_svg(view, lang, width)
        wide, high = _size(drawn)
        mark = blake2b(drawn.encode(), digest_size=6).hexdigest()
        scale = width / wide
        return Board("", ("",), Place(PART, width, "board"), (Picture("board", "", width, high * scale, mark, drawn),))

    def board_steps(
        self, view: View, lang: str, width: int, height: int, plan: str = ""
    ) -> Generator[None, None, Board]:
        """`board`, with pauses in which a server answers others. A game that draws quickly needs none."""
        yield
        return self.board(view, lang, width, height, plan)

    def sheet(self) -> str:
        """What the pictures of the parts refer to: style, patterns and icons, as an SVG that shows nothing."""
        return '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0"/>'

    def roles(self, view: View, seat: int) -> Sequence[tuple[str, int]]:
        """What a seat plays as, where players differ: the kinds and numbers of its factions, tribes or the like."""
        return ()

    def thumbnail(self, view: View, lang: str) -> str:
        """A small picture of where a game stands, without words, that needs no sheet; empty where the cover does."""
        return ""

    def board_svg(self, view: View, lang: str, width: int = 0) -> str:
        """All of a view in one picture. `width` is the room there is for it, 0 if that does not matter."""
        raise NotImplementedError(f"{self.name} draws no picture; a game that derives from DefaultGame has a plain one")

    def text_board(self, view: View, lang: str, width: int = 100) -> str:
        """The board for a terminal of this width, in Rich markup. Unless a game draws it, the view is listed."""
        return "\n".join(_listed(view, ""))

    def summary(self, view: View, seat: int) -> dict[str, Optional[int]]:
        """The few numbers that matter in front of a seat, by the names of their icons; None where it is hidden."""
        raise NotImplementedError(f"{self.name} has no purse; a game that derives from DefaultGame has a plain one")

    def summary_of(self, state: State, seat: int) -> dict[str, Optional[int]]:
        """The purse of a seat as it sees it itself. A game may spare the rest of the view, for previews look often."""
        return self.summary(self.view(state, seat), seat)

    def thing(self, kind: str, number: int, view: Optional[View] = None) -> tuple[str, Naming]:
        """The id and the facts of the text that names a thing, an effect among them as its clause; the view tells what
        the number alone does not."""
        raise UsageError(f"{self.name} has no things of kind {kind}")

    def turn_of(self, state: State) -> int:
        """Whose turn it is, whoever is asked: our tables keep it in `active`. -1 where there are no turns."""
        active: int = getattr(state, "active", -1)
        return active

    def turn_mark(self, state: State) -> int:
        """A number that rises where a turn begins, so that two turns of one seat in a row can be told apart. It may
        fall in between. A game where seats always take turns needs none."""
        return 0

    def why_not(self, state: State, seat: int, decision: Decision) -> Sequence[WhyNot]:
        """What the seat that is asked could do but for something that is missing: main actions, and cards in hand."""
        return ()

    @cached_property
    def holdings(self) -> Optional[Holdings]:
        """What its log adds up to; None if the game does not say."""
        return None

    def explained(self, view: View, lang: str, kind: str, number: int) -> Optional[Explained]:
        """A thing as it lies on the table; None if the game says nothing beyond its name and its effect."""
        return None

    def explainer(self, view: View, lang: str) -> Callable[[str, int], Optional[Explained]]:
        """`explained` of many things of one view, which a game may then read once. The view must stay as it is."""
        return partial(self.explained, view, lang)

    def summarize_option(self, state: State, view: View, lang: str, decision: Decision, code: int) -> OptionSummary:
        """What an option does. `state` is one that the seat imagines, so it holds no secret."""
        return OptionSummary()

    def guide_picture(self, name: str, lang: str, caption: str) -> str:
        """A picture of the short rules, as SVG that refers to the sheet (games/guide_pictures.py)."""
        raise UsageError(f"{self.name} has no picture {name!r:.40} for its guide")

    @cached_property
    def lessons(self) -> Mapping[str, Lesson]:
        """Guided games and exercises by name, in the order in which they are offered."""
        return {}

    def result(self, state: State) -> Result:
        """Called when no step is left."""
        raise NotImplementedError

    def follow_up(self, options: Mapping[str, Value]) -> Optional[FollowUp]:
        """What comes after a game with these options; None if it stands alone."""
        return None

    def open_series(self, path: Path) -> Series:
        """The series that a file keeps; a new one if there is no such file yet."""
        raise UsageError(f"{self.name} has no campaign")

    def features(self, state: State, seat: int) -> Sequence[float]:
        """How much a seat has of each of the `terms`, before they are weighed."""
        raise NotImplementedError(
            f"{self.name} has no evaluation; a game that derives from DefaultGame has a plain one"
        )

    def weights_in(self, state: State) -> Sequence[float]:
        """The weights that hold in this match: where one plays alone, other things may count."""
        return self.weights

    def evaluate(self, state: State, seat: int) -> float:
        """What the position is worth to a seat, in points."""
        measured = self.features(state, seat)
        return sum([weight * value for weight, value in zip(self.weights_in(state), measured, strict=True)])

    def contributions(self, state: State, seat: int) -> dict[str, float]:
        """The terms that `evaluate` adds up, each in points; none where a game does not tell."""
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


def _hash(components: list[Component], corrected: list[str]) -> str:
    printed = repr(components) + (repr(corrected) if corrected else "")
    return blake2b(printed.encode(), digest_size=8).hexdigest()


def _size(picture: str) -> tuple[float, float]:
    """Width and height of a picture by its viewBox."""
    _, _, width, height = picture.partition('viewBox="')[2].partition('"')[0].split()
    return float(width), float(height)


def _listed(value: Union[dict[Any, Any], list[Any]], indent: str) -> list[str]:
    """The lines of a view: what holds only plain values stands in one line, the rest is indented."""
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
