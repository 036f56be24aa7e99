import { Lines, MARGIN } from '../frame';
import { BODY_WIDTH, type BodyProps } from './body-props';

/** Lines with a brick before each. */
export function ListBody({
  context: { layout, colours },
  top,
  bottom,
  width = BODY_WIDTH,
  lines,
}: BodyProps & { lines: readonly string[] }) {
  const indent = 56;
  const texts = layout.fitList(lines, {
    width: width - indent,
    lines: 3,
    from: 44,
    to: 26,
    weight: 550,
    height: bottom - top,
    gap: 20,
  });
  let y = top;
  return texts.map((text) => {
    const at = y;
    y += text.height + 20;
    return (
      <g key={text.lines[0]}>
        <path d={`M${MARGIN} ${at - 9}h${width}`} stroke={colours.rule} strokeWidth="2" />
        <rect x={MARGIN} y={at + text.leading / 2 - 9} width="36" height="18" rx="2" fill={colours.brick} />
        <Lines text={text} x={MARGIN + indent} top={at} fill={colours.text} />
      </g>
    );
  });
}
