import type { ReactNode } from 'react';
import { availableLocations, isAvailable, locationsOf } from '#core/catalogue/availability.ts';
import { parseDomainUse } from '#core/catalogue/domain-use.ts';
import { sectionOf } from '#core/catalogue/option-sections.ts';
import type { OptionValue, ProductOption } from '#core/catalogue/product.ts';
import { optionFieldName } from '#core/pricing/quote.ts';
import { type OptionKind, optionKinds } from '#core/pricing/quoted-product.ts';
import { addsNothing } from '#core/shared/adds-nothing.ts';
import { formatDong } from '#core/shared/dong.ts';
import { useHotline } from '#ui/app/use-hotline.ts';
import { availabilityText } from '#ui/blocks/price/availability.vi.ts';
import { fieldSentence } from '#ui/failures/fields.vi.ts';
import { CheckTile } from '#ui/kit/form/check-tile.tsx';
import { PickGrid, PickTile, SignTile, SystemTile } from '#ui/kit/form/pick-tile.tsx';
import { BrandMark, hasBrandMark } from '#ui/kit/media/brand-mark.tsx';
import styles from './product.module.css';
import { product as text } from './product.vi.ts';
import { SetupText } from './setup-text.tsx';
import { TextOption } from './text-option.tsx';
import type { ConfigurationState, OptionProps } from './use-configuration.ts';

/** Tiles for operating systems and locations, priced rows for other choices, a field for a text. */
export function OptionSection({
  product,
  option,
  state,
  problems,
  bare = false,
}: OptionProps & {
  /** The option's name is already visible. */
  readonly bare?: boolean;
}) {
  const { Input, labelsItself } = optionInputs[option.kind];
  const problem = problems[optionFieldName(option.id)];
  const hotline = useHotline();
  return (
    <section aria-label={option.name}>
      {bare || labelsItself ? null : (
        <h2>
          {option.name} {optionKinds[option.kind].isMultiple ? <small>{text.moreHint}</small> : null}
        </h2>
      )}
      <Input product={product} option={option} state={state} problems={problems} />
      {problem && !labelsItself ? (
        <p className={styles.problem}>
          {problem === 'sold-out' ? soldOutText(option, hotline) : fieldSentence(problem)}
        </p>
      ) : null}
    </section>
  );
}

/** The buyer's own words. Not lazy: hydrating a later chunk would replace the field while the shopper types. */
function WrittenOption(props: OptionProps) {
  return sectionOf(props.option) === 'setup' ? <SetupText {...props} /> : <TextOption {...props} />;
}

type Choice = { readonly option: ProductOption; readonly state: ConfigurationState };

/** Tiles by the option's section, else priced rows. */
function OfferedValues({ option, state, kind }: Choice & { readonly kind: 'checkbox' | 'radio' }) {
  const section = sectionOf(option);
  if (section === 'domain') return <DomainUseTiles option={option} state={state} />;
  if (section === 'system') return <SystemTiles option={option} state={state} />;
  if (section === 'location') return <LocationTiles option={option} state={state} />;
  // One list, one look: what has no mark gets its first letter.
  const hasMarks = option.values.some(({ title }) => hasBrandMark(title));
  return (
    <div className={styles.rows}>
      {option.values.map((value) => (
        <CheckTile
          key={value.id}
          {...inputProps(option, value, state)}
          kind={kind}
          mark={hasMarks && !addsNothing(value.title) ? <BrandMark title={value.title} /> : undefined}
          title={value.title}
          end={priceOf(option, value)}
        />
      ))}
    </div>
  );
}

type OptionInput = {
  readonly Input: (props: OptionProps) => ReactNode;
  /** The input shows the option's name and problem. */
  readonly labelsItself: boolean;
};

/** What draws an option of each kind. */
const optionInputs: Readonly<Record<OptionKind, OptionInput>> = {
  'select-one': {
    Input: ({ option, state }) => <OfferedValues option={option} state={state} kind="radio" />,
    labelsItself: false,
  },
  'select-multi': {
    Input: ({ option, state }) => <OfferedValues option={option} state={state} kind="checkbox" />,
    labelsItself: false,
  },
  text: { Input: WrittenOption, labelsItself: true },
};

function SystemTiles({ option, state }: Choice) {
  return (
    <PickGrid layout="three" label={option.name}>
      {option.values.map((value) => {
        const [name = value.title, ...version] = value.title.split(/ (?=\d)/);
        const price = value.perMonth > 0 ? text.perMonth(formatDong(value.perMonth)) : '';
        return (
          <SystemTile
            key={value.id}
            {...inputProps(option, value, state)}
            title={name}
            detail={[version.join(' '), price].filter(Boolean).join(', ') || text.free}
          />
        );
      })}
    </PickGrid>
  );
}

/** Where a hosting gets its name from, and what each choice leads to. */
function DomainUseTiles({ option, state }: Choice) {
  return (
    <PickGrid layout="two" label={option.name}>
      {option.values.map((value) => {
        const use = parseDomainUse(value.title);
        return (
          <PickTile key={value.id} {...inputProps(option, value, state)}>
            <b>{value.title}</b> {use === null ? null : <span>{text.domainUses[use]}</span>}
          </PickTile>
        );
      })}
    </PickGrid>
  );
}

/** Sold-out locations cannot be selected. [CAT-10] */
function LocationTiles({ option, state }: Choice) {
  return (
    <PickGrid layout="places" label={option.name}>
      {option.values.map((value) => (
        <SignTile
          key={value.id}
          {...inputProps(option, value, state)}
          icon="pin"
          title={value.title}
          detail={value.stock === null ? '' : availabilityText.stock[value.stock]}
        />
      ))}
    </PickGrid>
  );
}

/** Alternatives, ready stock first. [CAT-10] */
const soldOutText = (option: ProductOption, hotline: string): string =>
  text.placeGone(
    availableLocations(locationsOf(option)).map(({ location, stock }) =>
      text.placeLeft(location, availabilityText.stock[stock]),
    ),
    hotline,
  );

const inputProps = (option: ProductOption, value: OptionValue, state: ConfigurationState) => {
  const chosen = state.configuration.chosen[option.id] ?? [];
  const checked = chosen.includes(value.id);
  const next = (): readonly string[] => {
    if (!optionKinds[option.kind].isMultiple) return [value.id];
    return checked ? chosen.filter((id) => id !== value.id) : [...chosen, value.id];
  };
  return {
    name: optionFieldName(option.id),
    value: value.id,
    checked,
    disabled: !isAvailable(value),
    onChange: () => state.chooseOption(option.id, next()),
  };
};

/** What the plan has anyway is not a gift. */
const priceOf = ({ kind }: ProductOption, { title, perMonth }: OptionValue): string => {
  if (perMonth > 0) return text.perMonth(formatDong(perMonth));
  if (optionKinds[kind].isMultiple) return text.free;
  return addsNothing(title) ? '' : text.included;
};
