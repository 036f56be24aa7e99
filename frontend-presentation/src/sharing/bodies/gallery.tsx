import type { GalleryItem } from '../../content/slides/deck-content';
import { DrawingBackground, Lines, MARGIN, PlacedDrawing } from '../frame';
import { BODY_WIDTH, type BodyProps } from './body-props';

/** Drawings with captions: two or four side by side, or twelve in two rows. */
export function GalleryBody(props: BodyProps & { items: readonly GalleryItem[] }) {
  return props.items.length === 4 ? <FourDrawings {...props} /> : <DrawingsInRows {...props} />;
}

/** Four drawings in two rows, each next to its caption. */
function FourDrawings({
  context: { layout, colours, locale },
  top,
  bottom,
  items,
}: BodyProps & { items: readonly GalleryItem[] }) {
  const column = (BODY_WIDTH - 40) / 2;
  const row = (bottom - top) / 2;
  const box = { width: 300, height: row - 20 };
  const textBox = { width: column - box.width - 28, lines: 3, from: 38, to: 26, weight: 700 };
  const names = layout.fitList(
    items.map(({ caption }) => caption),
    { ...textBox, height: Number.POSITIVE_INFINITY, gap: 0 },
  );
  return items.map(({ image, caption }, index) => {
    const placed = {
      ...box,
      id: image,
      x: MARGIN + (index % 2) * (column + 40),
      y: top + Math.floor(index / 2) * row,
    };
    const name = names[index];
    return (
      <g key={caption}>
        <DrawingBackground {...placed} />
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
  context: { layout, colours, locale },
  top,
  bottom,
  items,
}: BodyProps & { items: readonly GalleryItem[] }) {
  const rows = items.length > 4 ? 2 : 1;
  const perRow = items.length / rows;
  const gap = perRow > 4 ? 16 : 32;
  const width = (BODY_WIDTH - gap * (perRow - 1)) / perRow;
  const row = (bottom - top) / rows;
  const textBox = { width, lines: 2, from: perRow > 4 ? 24 : 30, to: 20, weight: 700 };
  const names = items.map(({ caption }) => layout.fit(caption, textBox));
  const details = items.map(
    ({ detail }) => detail && layout.fit(detail, { ...textBox, lines: 1, from: 26, weight: 550 }),
  );
  const tallest = Math.max(
    ...names.map(({ height }, index) => height + (details[index] ? details[index].height : 0)),
  );
  return items.map(({ image, caption }, index) => {
    const x = MARGIN + (index % perRow) * (width + gap);
    const y = top + Math.floor(index / perRow) * row;
    const box = { id: image, x, y, width, height: row - tallest - 14 };
    const [name, detail] = [names[index], details[index]];
    return (
      <g key={caption}>
        <DrawingBackground {...box} />
        <PlacedDrawing {...box} locale={locale} />
        {name && <Lines text={name} x={x} top={y + box.height + 6} fill={colours.text} />}
        {name && detail && (
          <Lines text={detail} x={x} top={y + box.height + 6 + name.height} fill={colours.quiet} />
        )}
      </g>
    );
  });
}
