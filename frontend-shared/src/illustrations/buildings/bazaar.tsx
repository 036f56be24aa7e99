import { paint } from '../palette';
import { Brickwork } from '../parts/masonry';

const goods = [paint.chilli, paint.neel, paint.haldi, paint.leaf, paint.brick];

/** Path of all tins of one colour: one on each of three shelves, two positions further than on the shelf above. */
function shelfGoods(colour: number): string {
  return [-78, -58, -38]
    .map((shelf, row) => {
      const position = (colour + row * 2) % goods.length;
      const height = position % 2 === 0 ? 12 : 9;
      return `M${7 + position * 12.4} ${shelf}v${-height}h9v${height}z`;
    })
    .join('');
}

/** A lit shop window: three shelves of goods. */
function ShopWindow({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <rect y="-96" width="74" height="66" fill={paint.haldiTint} />
      {goods.map((colour, index) => (
        <path key={colour} d={shelfGoods(index)} fill={colour} />
      ))}
      <path d="M4-78H70M4-58H70M4-38H70" stroke={paint.ink} strokeWidth="2.4" />
      <path d="M0-96H74V-30H0z" fill="none" stroke={paint.ink} strokeWidth="2.6" />
    </g>
  );
}

const arches = Array.from({ length: 9 }, (_, index) => 14 + index * 31);
const stripes = Array.from({ length: 6 }, (_, index) => index);

/** Supermarket with an arched parapet and a striped awning: 296 wide, 192 tall. */
export function Bazaar({ sign }: { sign: string }) {
  return (
    <>
      <rect x="4" y="-116" width="288" height="116" fill={paint.lime} />
      <rect x="262" y="-116" width="30" height="116" fill={paint.limeShade} />
      <Brickwork x={4} y={-30} width={288} height={30} />
      <ShopWindow x={20} />
      <ShopWindow x={200} />
      <path d="M108-100H188V0H108z" fill={paint.ink} />
      <path d="M113-95H145V0H113zM151-95H183V0H151z" fill={paint.glass} />
      <path d="M113-95H134L113-52zM151-95H172L151-52z" fill={paint.glare} />
      <path d="M141-52V-34M155-52V-34" stroke={paint.ink} strokeWidth="3" strokeLinecap="round" />
      <rect x="4" y="-186" width="288" height="36" fill={paint.brick} />
      <path
        d={arches
          .map((left) => `M${left}-156V-170a9.5 9.5 0 0 1 19 0V-156zm9.5-6l4.5-4.5-4.5-4.5-4.5 4.5z`)
          .join('')}
        fill={paint.brickDark}
        fillRule="evenodd"
      />
      <rect x="-2" y="-192" width="300" height="7" fill={paint.ink} />
      <rect x="4" y="-150" width="288" height="36" fill={paint.neel} />
      <text
        x="148"
        y="-125.4"
        fill={paint.paper}
        fontFamily="var(--font-public)"
        fontSize="21"
        fontWeight="800"
        letterSpacing="1.4"
        textAnchor="middle"
      >
        {sign}
      </text>
      <rect x="4" y="-116" width="288" height="4" fill={paint.ink} />
      {[paint.leaf, paint.paper].map((colour, shift) => (
        <path
          key={colour}
          d={stripes
            .map((stripe) => `M${4 + (stripe * 2 + shift) * 24}-112h24v16a12 12 0 0 1-24 0z`)
            .join('')}
          fill={colour}
        />
      ))}
    </>
  );
}
