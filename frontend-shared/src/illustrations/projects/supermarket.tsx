import { Bazaar } from '../buildings/bazaar';
import { paint } from '../palette';
import { Board } from '../parts/board';
import { Sack } from '../parts/goods';
import { Brickwork } from '../parts/masonry';
import { Tree } from '../parts/nature';
import { Person } from '../parts/person';
import type { PictureProps } from '../scene';
import { GROUND, ProjectScene } from './project-scene';

const FIELD = '#DCEBDA';

/** A wire trolley. */
function Trolley({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} fill="none" stroke={paint.ink} strokeWidth="2.4">
      <path
        d="M-22-34H-14L-6-10H20L26-28H-12M-9-19H23M2-28V-10M13-28V-10M-6-10L-9-4H20"
        strokeLinejoin="round"
      />
      <circle cx="-5" cy="-1" r="2.6" fill={paint.ink} />
      <circle cx="16" cy="-1" r="2.6" fill={paint.ink} />
    </g>
  );
}

/** Supermarket from outside: arched red parapet, striped awning, families coming and going. */
export function SupermarketOutside({
  board,
  sign,
  ...picture
}: PictureProps & { board: { hindi: string; latin: string }; sign: string }) {
  return (
    <ProjectScene
      {...picture}
      field={FIELD}
      floor="#E3C6A6"
      back={
        <>
          <circle cx="80" cy="58" r="36" fill={paint.paper} />
          <Tree x={54} y={GROUND} size={1.35} />
          <Tree x={428} y={GROUND} size={1.15} />
          <g transform={`translate(102 ${GROUND}) scale(.92)`}>
            <Bazaar sign={sign} />
          </g>
        </>
      }
    >
      <Person
        x={176}
        y={278}
        outfit="sari"
        head="bun"
        skin="brown"
        cloth={paint.brick}
        accent={paint.haldi}
        right="low"
      />
      <Person
        x={206}
        y={278}
        size={0.68}
        outfit="frock"
        head="plait"
        skin="brown"
        cloth={paint.neel}
        accent={paint.haldi}
        trousers={paint.lime}
      />
      <Trolley x={310} y={280} />
      <Person
        x={348}
        y={280}
        outfit="kurta"
        head="turban"
        skin="brown"
        cloth={paint.lime}
        accent={paint.lime}
        left="low"
      />
      <Board x={374} y={292} hindi={board.hindi} latin={board.latin} size={0.98} />
    </ProjectScene>
  );
}

const stock = [
  paint.chilli,
  paint.leafLight,
  paint.leaf,
  paint.steelDark,
  paint.haldi,
  paint.brick,
  paint.neel,
];
const shelves = [64, 104, 144, 184];

/** Path of all goods of one colour on the four shelves, each in another shape: bottle, carton, round, can. */
function goodsOf(colour: number): string {
  return shelves
    .flatMap((shelf, row) =>
      [0, 1].map((half) => {
        const x = 26 + ((colour + row * 2) % stock.length) * 31 + half * 15;
        const shapes = [
          `M${x} ${shelf}v-21h4v-5h5v5h4v21z`,
          `M${x} ${shelf}v-15h13v15z`,
          `M${x} ${shelf - 7}a7 7 0 1 1 13 0a7 7 0 1 1-13 0z`,
          `M${x} ${shelf}v-20h13v20z`,
        ];
        return shapes[(colour + half + row) % shapes.length];
      }),
    )
    .join('');
}

/** Supermarket at work: full shelves, a mother and her daughter choosing, a woman at the counter. */
export function SupermarketWork(picture: PictureProps) {
  return (
    <ProjectScene
      {...picture}
      field="#EAF4E8"
      floor="#E3C6A6"
      back={
        <>
          <rect x="14" y="14" width="234" height="238" fill="#D4E6D1" />
          {stock.map((colour, place) => (
            <path key={colour} d={goodsOf(place)} fill={colour} />
          ))}
          <path
            d={shelves.map((shelf) => `M14 ${shelf + 2}H248`).join('')}
            stroke={paint.ink}
            strokeWidth="4.500"
          />
          <path d="M12 10V252M250 10V252" stroke={paint.leaf} strokeWidth="7" />
          <path d="M330 0V34M398 0V20" stroke={paint.ink} strokeWidth="2.4" />
          <path d="M308 54a22 22 0 0 1 44 0zM378 40a20 20 0 0 1 40 0z" fill={paint.haldi} />
          <Person
            x={396}
            y={262}
            size={1.85}
            outfit="kurta"
            head="short"
            skin="light"
            cloth={paint.leaf}
            apron={paint.haldi}
            left="low"
            right="low"
          />
          <path d="M314 198V184H346V198z" fill={paint.ink} />
          <path d="M318 194V187H342V194z" fill={paint.leafLight} />
          <Sack x={448} y={199} size={0.9} mark={paint.chilli} />
          <rect x="298" y="198" width="182" height="9" fill={paint.ink} />
          <rect x="306" y="207" width="174" height="45" fill={paint.neel} />
          <Brickwork x={306} y={228} width={174} height={24} />
        </>
      }
    >
      <Person
        x={206}
        y={278}
        size={1.75}
        outfit="sari"
        head="bun"
        skin="brown"
        cloth={paint.chilli}
        accent={paint.haldi}
        left="raised"
      />
      <Person
        x={146}
        y={280}
        size={1.25}
        outfit="frock"
        head="plait"
        skin="brown"
        cloth={paint.haldi}
        accent={paint.lime}
        trousers={paint.lime}
        left="raised"
      />
    </ProjectScene>
  );
}

/** A shopping bag with oil, flour, soap and greens. */
function FullBag() {
  return (
    <g transform="translate(240 214)">
      <path d="M-40-62V-118H-18V-62z" fill={paint.lime} />
      <path d="M-40-102H-18V-80H-40z" fill={paint.chilli} />
      <path d="M-10-62V-110Q-10-118-4-120V-134H8V-120Q14-118 14-110V-62z" fill={paint.haldi} />
      <path d="M-5-136H9V-129H-5z" fill={paint.ink} />
      <path d="M-8-100H12V-78H-8z" fill={paint.lime} />
      <path d="M22-62V-98H46V-62z" fill={paint.leafLight} />
      <path d="M24-96Q18-122 34-128Q34-112 36-98Q42-120 54-118Q50-104 44-94z" fill={paint.leaf} />
      <path d="M-58-76H58L50 0H-50z" fill={paint.jute} />
      <path d="M38-76H58L50 0H32z" fill={paint.juteShade} />
      <path d="M-30-76Q-30-40 0-40T30-76" fill="none" stroke={paint.brickDark} strokeWidth="5" />
      <path d="M-24-12H24" stroke={paint.brick} strokeWidth="5" />
    </g>
  );
}

/** Products of the supermarket: a bag full of groceries on the counter between grocer and customer. */
export function SupermarketProduct(picture: PictureProps) {
  return (
    <ProjectScene
      {...picture}
      field={FIELD}
      floor="#E3C6A6"
      back={
        <>
          <path d="M0 92H480M0 44H480" stroke={paint.ink} strokeWidth="4.500" />
          {stock.map((colour, place) => (
            <path
              key={colour}
              d={`M${18 + place * 66} 90v-26h20v26zM${52 + place * 66} 42v-20h18v20z`}
              fill={colour}
            />
          ))}
          <Person
            x={92}
            y={262}
            size={2.2}
            outfit="kurta"
            head="short"
            skin="light"
            cloth={paint.neel}
            apron={paint.haldi}
            right="out"
          />
          <Person
            x={390}
            y={262}
            size={2.2}
            outfit="sari"
            head="bun"
            skin="deep"
            cloth={paint.chilli}
            accent={paint.haldiTint}
            left="out"
          />
        </>
      }
    >
      <Brickwork x={0} y={226} width={480} height={74} course={18} />
      <rect y="212" width="480" height="15" fill={paint.ink} />
      <FullBag />
      <path d="M322 212V198H350V212z" fill={paint.paper} />
      <path d="M327 203H345M327 208H339" stroke={paint.ink} strokeWidth="2" />
    </ProjectScene>
  );
}
