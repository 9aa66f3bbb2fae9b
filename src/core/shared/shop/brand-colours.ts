/** `#rrggbb`, in lower case. */
export type Colour = string;

/** The indigo of the theme, for a firm without a colour of its own. */
export const THEME_COLOUR: Colour = '#2b3fcb';

type Channels = readonly [red: number, green: number, blue: number];

const channelsOf = (colour: Colour): Channels => {
  const at = (index: number): number => Number.parseInt(colour.slice(index, index + 2), 16);
  return [at(1), at(3), at(5)];
};

const colourOf = (channels: Channels): Colour =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** From 0, black, to 1, white. [WCAG 2.2, relative luminance] */
const luminanceOf = (colour: Colour): number => {
  const [red, green, blue] = channelsOf(colour).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** From 1, equal, to 21. [WCAG 2.2, contrast ratio] */
export const contrastOf = (one: Colour, other: Colour): number => {
  const [light, dark] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

/** `part` of `into`, from 0 to 1, in the rest of `colour`. */
const mix = (colour: Colour, into: Colour, part: number): Colour => {
  const [from, to] = [channelsOf(colour), channelsOf(into)];
  const channel = (at: 0 | 1 | 2): number => from[at] + (to[at] - from[at]) * part;
  return colourOf([channel(0), channel(1), channel(2)]);
};

/** As little of `into` as gives the contrast with each of `beside`. */
const mixUntil = (colour: Colour, into: Colour, least: number, beside: readonly Colour[]): Colour => {
  for (let part = 0; part < 1; part += 0.02) {
    const mixed = mix(colour, into, part);
    if (beside.every((each) => contrastOf(mixed, each) >= least)) return mixed;
  }
  return into;
};

/** Of text that is read, and of controls and their outlines. [WCAG 2.2, 1.4.3, 1.4.11] */
export const TEXT_CONTRAST = 4.5;
const CONTROL_CONTRAST = 3;

const white = '#ffffff';
const black = '#000000';
/** What pages lie on, darkest and lightest, as `tokens.css` has them. */
const grounds = { light: ['#ffffff', '#eef1f7'], dark: ['#0b0f1b', '#1b2336'] } as const;

/** A colour on light and on dark pages. */
type Pair = readonly [light: Colour, dark: Colour];

/** The colours of `tokens.css` that a firm's colour replaces. */
export type BrandColours = Readonly<
  Record<
    | 'primary'
    | 'primary-hover'
    | 'primary-text'
    | 'primary-soft'
    | 'primary-line'
    | 'ink'
    | 'ink-2'
    | 'on-ink-2'
    | 'foot'
    | 'cv-1',
    Pair
  >
>;

/** Whether white text can be read on it. */
export const carriesText = (colour: Colour): boolean => contrastOf(colour, white) >= TEXT_CONTRAST;

/**
 * What a firm's colour makes of buttons, links, soft grounds and panels. `colour` carries white text; so do the buttons
 * and panels of both schemes, and links and soft grounds can be read.
 */
export const brandColours = (colour: Colour): BrandColours => {
  // A dark colour on a dark page is lightened as far as the page needs and the white text allows.
  const darkPrimary = mixUntil(colour, white, CONTROL_CONTRAST, [grounds.dark[0]]);
  const soft: Pair = [mix(colour, white, 0.9), mix(colour, grounds.dark[0], 0.72)];
  const ink = mixUntil(mix(colour, black, 0.35), black, 7, [white]);
  return {
    primary: [colour, darkPrimary],
    'primary-hover': [mix(colour, black, 0.18), mix(darkPrimary, black, 0.18)],
    'primary-text': [
      mixUntil(colour, black, TEXT_CONTRAST, [...grounds.light, soft[0]]),
      mixUntil(darkPrimary, white, TEXT_CONTRAST, [...grounds.dark, soft[1]]),
    ],
    'primary-soft': soft,
    'primary-line': [mix(colour, white, 0.62), mix(colour, grounds.dark[1], 0.4)],
    ink: [ink, mix(ink, black, 0.25)],
    'ink-2': [mix(ink, black, 0.12), mix(ink, black, 0.15)],
    'on-ink-2': [mix(colour, white, 0.8), mix(colour, white, 0.8)],
    foot: [mix(ink, black, 0.35), mix(ink, black, 0.75)],
    'cv-1': soft,
  };
};

/** The variables of `tokens.css` with the firm's colour and corners, in pixels; empty without either. */
export const brandSheet = ({
  colour,
  radius,
}: {
  readonly colour: Colour | null;
  readonly radius: number | null;
}): string => {
  const colours =
    colour === null
      ? []
      : Object.entries(brandColours(colour)).map(([name, [light, dark]]) => `--${name}:light-dark(${light},${dark})`);
  const corners =
    radius === null
      ? []
      : [`--r-s:${Math.round(radius * 0.67)}px`, `--r-m:${radius}px`, `--r-l:${Math.round(radius * 1.55)}px`];
  const variables = [...colours, ...corners];
  return variables.length === 0 ? '' : `:root{${variables.join(';')}}`;
};
