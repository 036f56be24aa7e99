import type { GalleryItem } from '../../content/slides/deck-content';
import { EDGE, Field, Lines, PlacedDrawing } from '../frame';
import { type BodyProps, FULL } from './body-props';

/** Drawings beside each other with what they are: two, four, or twelve in two rows. */
export function GalleryBody(props: BodyProps & { items: readonly GalleryItem[] }) {
  return props.items.length === 4 ? <FourDrawings {...props} /> : <DrawingsInRows {...props} />;
}

/** Four drawings in two rows, each beside what it is. */
function FourDrawings({
  context: { set, colours, locale },
  top,
  bottom,
  items,
}: BodyProps & { items: readonly GalleryItem[] }) {
  const column = (FULL - 40) / 2;
  const row = (bottom - top) / 2;
  const box = { width: 300, height: row - 20 };
  const textBox = { width: column - box.width - 28, lines: 3, from: 38, to: 26, weight: 700 };
  const names = set.setList(
    items.map(({ caption }) => caption),
    { ...textBox, height: Number.POSITIVE_INFINITY, gap: 0 },
  );
  return items.map(({ image, caption }, place) => {
    const placed = {
      ...box,
      id: image,
      x: EDGE + (place % 2) * (column + 40),
      y: top + Math.floor(place / 2) * row,
    };
    const name = names[place];
    return (
      <g key={caption}>
        <Field {...placed} />
        <PlacedDrawing {...placed} locale={locale} />
        {name && (
          <Lines
            text={name}
            x={placed.x + box.width + 28}
            top={placed.y + (box.height - name.height) / 2}
            fill={colours.text}
          />
        )}
      </g>
    );
  });
}

function DrawingsInRows({
  context: { set, colours, locale },
  top,
  bottom,
  items,
}: BodyProps & { items: readonly GalleryItem[] }) {
  const rows = items.length > 4 ? 2 : 1;
  const perRow = items.length / rows;
  const gap = perRow > 4 ? 16 : 32;
  const width = (FULL - gap * (perRow - 1)) / perRow;
  const row = (bottom - top) / rows;
  const textBox = { width, lines: 2, from: perRow > 4 ? 24 : 30, to: 20, weight: 700 };
  const names = items.map(({ caption }) => set.set(caption, textBox));
  const details = items.map(
    ({ detail }) => detail && set.set(detail, { ...textBox, lines: 1, from: 26, weight: 550 }),
  );
  const tallest = Math.max(
    ...names.map(({ height }, place) => height + (details[place] ? details[place].height : 0)),
  );
  return items.map(({ image, caption }, place) => {
    const x = EDGE + (place % perRow) * (width + gap);
    const y = top + Math.floor(place / perRow) * row;
    const box = { id: image, x, y, width, height: row - tallest - 14 };
    const [name, detail] = [names[place], details[place]];
    return (
      <g key={caption}>
        <Field {...box} />
        <PlacedDrawing {...box} locale={locale} />
        {name && <Lines text={name} x={x} top={y + box.height + 6} fill={colours.text} />}
        {name && detail && (
          <Lines text={detail} x={x} top={y + box.height + 6 + name.height} fill={colours.quiet} />
        )}
      </g>
    );
  });
}
