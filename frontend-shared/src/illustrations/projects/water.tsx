import { paint } from '../palette';
import { Board } from '../parts/board';
import { Brickwork } from '../parts/masonry';
import { Shutter } from '../parts/openings';
import { Person } from '../parts/person';
import type { PictureProps } from '../scene';
import { GROUND, ProjectScene, Room } from './project-scene';

const WATER = '#7DB9D6';
const WALL = '#C4DEEA';
const FLOOR = '#DCC59C';

/** The electrolysis cell: two electrodes in a basin, marked + and −. */
function Cell() {
  return (
    <>
      <rect width="96" height="60" fill={paint.paper} stroke={paint.ink} strokeWidth="3" />
      <rect x="12" y="24" width="72" height="28" fill={WATER} />
      <path d="M12 22V52H84V22" fill="none" stroke={paint.steelDark} strokeWidth="2.4" />
      <rect x="26" y="14" width="9" height="34" fill={paint.brick} />
      <rect x="62" y="14" width="9" height="34" fill={paint.ink} />
      <path d="M30.500 14V-6M66.500 14V0H56" fill="none" stroke={paint.ink} strokeWidth="2.2" />
      <path d="M25 9h11M30.500 3.500v11" stroke={paint.chilli} strokeWidth="2.6" />
      <path d="M62 9h11" stroke={paint.paper} strokeWidth="4.500" />
      <path d="M75 9h10" stroke={paint.ink} strokeWidth="2.6" />
      <path
        d="M44 44h.1M50 36h.1M46 30h.1M54 46h.1M56 32h.1"
        stroke={paint.paper}
        strokeWidth="5"
        strokeLinecap="round"
      />
    </>
  );
}

/** An upright tank with a darker side, its foot on y 0. */
function Tank({
  width,
  height,
  colour,
  shade,
}: {
  width: number;
  height: number;
  colour: string;
  shade: string;
}) {
  const top = -height - 18;
  return (
    <>
      <path d={`M8-20V0M${width - 8}-20V0`} stroke={paint.ink} strokeWidth="4" />
      <path d={`M0-18V${top + 10}a10 10 0 0 1 10-10H${width - 10}a10 10 0 0 1 10 10V-18z`} fill={colour} />
      <path d={`M${width * 0.68}-18V${top}H${width - 10}a10 10 0 0 1 10 10V-18z`} fill={shade} />
      <path
        d={`M0 ${-height * 0.36}h${width}M0 ${-height * 0.72}h${width}`}
        stroke={paint.steelDark}
        strokeWidth="2"
      />
    </>
  );
}

/** A bottle with a cap, 26 tall at size 1. */
function Bottle({ x, y, size = 1 }: { x: number; y: number; size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-6 0V-15Q-6-18-3-20V-23H3V-20Q6-18 6-15V0z" fill={WATER} />
      <path d="M-6-11H6V-4H-6z" fill={paint.paper} />
      <path d="M-3.600-26H3.600V-22H-3.600z" fill={paint.neel} />
    </g>
  );
}

const rack = [0, 20, 40, 60, 80];

/** Water plant from outside: the cell behind glass, two tanks, a rack of bottles, hills. */
export function WaterOutside({
  board,
  ...picture
}: PictureProps & { board: { hindi: string; latin: string } }) {
  return (
    <ProjectScene
      {...picture}
      field={paint.sky}
      floor={FLOOR}
      back={
        <>
          <path d="M0 252V176Q60 128 130 164Q230 110 320 160Q400 132 480 168V252z" fill="#BBD6CB" />
          <path d="M64 134L262 104V138H64z" fill={paint.neel} />
          <rect x="68" y="136" width="188" height="116" fill={WALL} />
          <rect x="230" y="136" width="26" height="116" fill="#A9C9D9" />
          <rect x="60" y="132" width="206" height="6" fill={paint.ink} />
          <Brickwork x={68} y={216} width={188} height={36} />
          <g transform="translate(84 152)">
            <Cell />
          </g>
          <Shutter x={200} y={164} width={48} height={88} />
          <path d="M204 252V226H224V252zM224 252V234H244V252z" fill={paint.jute} />
          <path d="M204 239H224M234 234V252" stroke={paint.juteShade} strokeWidth="2" />
          <path
            d="M256 192H276V112H292M344 152H372M424 160H440V252"
            fill="none"
            stroke={paint.neel}
            strokeWidth="8"
          />
          <g transform={`translate(290 ${GROUND})`}>
            <Tank width={56} height={138} colour={paint.steel} shade={paint.steelShade} />
          </g>
          <g transform={`translate(370 ${GROUND})`}>
            <Tank width={56} height={104} colour="#BBDDEB" shade="#9CC4D8" />
          </g>
          <circle cx="358" cy="152" r="8" fill={paint.haldi} stroke={paint.ink} strokeWidth="2" />
          <path d="M354 152h8M358 148v8" stroke={paint.ink} strokeWidth="2" />
        </>
      }
    >
      {rack.map((left) => (
        <Bottle key={left} x={298 + left} y={278} size={1.15} />
      ))}
      <path d="M284 280H394M292 280V290M386 280V290" stroke={paint.ink} strokeWidth="4" />
      <Person
        x={214}
        y={284}
        outfit="sari"
        head="bun"
        skin="deep"
        cloth={paint.leaf}
        accent={paint.lime}
        left="carry"
      />
      <path d="M195 222a9 9 0 1 1 14 0l-2 3h-10z" fill={paint.brick} />
      <Person
        x={424}
        y={284}
        outfit="work"
        head="helmet"
        skin="light"
        cloth={paint.haldi}
        accent={paint.haldi}
        trousers={paint.neel}
        left="low"
      />
      <Board x={22} y={292} hindi={board.hindi} latin={board.latin} size={1.02} />
    </ProjectScene>
  );
}

/** Water plant at work: the cell, tall as a person, with pipes to two tanks; two people watch gauge and bubbles. */
export function WaterWork(picture: PictureProps) {
  return (
    <ProjectScene
      {...picture}
      field={paint.skyPale}
      floor={FLOOR}
      back={
        <>
          <Room upper={paint.skyPale} lower={WALL} line={paint.neel} />
          <path
            d="M306 84H352V152H370M96 92V60H176V72M400 120V60H436V0"
            fill="none"
            stroke={paint.neel}
            strokeWidth="10"
          />
          <g transform={`translate(62 ${GROUND})`}>
            <Tank width={68} height={140} colour={paint.steel} shade={paint.steelShade} />
          </g>
          <g transform="translate(150 66) scale(1.9)">
            <Cell />
          </g>
          <path d="M164 182V252M318 182V252" stroke={paint.steelDark} strokeWidth="10" />
          <path d="M140 178H342V190H140z" fill={paint.ink} />
          <g transform={`translate(366 ${GROUND})`}>
            <Tank width={76} height={122} colour="#BBDDEB" shade="#9CC4D8" />
          </g>
          <circle cx="396" cy="176" r="17" fill={paint.lime} stroke={paint.ink} strokeWidth="3" />
          <path d="M396 176L406 166" stroke={paint.ink} strokeWidth="3" strokeLinecap="round" />
        </>
      }
    >
      <Person
        x={226}
        y={280}
        size={1.5}
        outfit="work"
        head="helmet"
        skin="brown"
        cloth={paint.haldi}
        trousers={paint.neel}
        left="raised"
      />
      <Person
        x={332}
        y={282}
        size={1.5}
        outfit="kurta"
        head="scarf"
        skin="light"
        cloth={paint.lime}
        accent={paint.leaf}
        trousers={paint.leaf}
        right="out"
      />
    </ProjectScene>
  );
}

const line = [150, 194, 238, 282, 326];

/** Products of the water plant: bottles on a belt; one person closes them, one carries a full crate away. */
export function WaterProduct(picture: PictureProps) {
  return (
    <ProjectScene
      {...picture}
      field={paint.sky}
      floor={FLOOR}
      back={
        <>
          <Room upper={paint.sky} lower={WALL} line={paint.neel} />
          <path d="M0 34H480" stroke={paint.neel} strokeWidth="12" />
          <path d={line.map((x) => `M${x} 40V66`).join('')} stroke={paint.steelDark} strokeWidth="9" />
          <path d={line.map((x) => `M${x - 9} 62h18v9h-18z`).join('')} fill={paint.ink} />
          <Person
            x={76}
            y={264}
            size={2}
            outfit="sari"
            head="scarf"
            skin="brown"
            cloth={paint.leaf}
            accent={paint.haldi}
            right="out"
          />
          {line.map((x) => (
            <Bottle key={x} x={x} y={184} size={3.4} />
          ))}
          <path d="M140 192V252M338 192V252" stroke={paint.steelDark} strokeWidth="9" />
          <rect x="112" y="184" width="256" height="13" rx="6.500" fill={paint.ink} />
        </>
      }
    >
      <Person
        x={420}
        y={284}
        size={1.9}
        outfit="work"
        head="helmet"
        skin="deep"
        cloth={paint.neel}
        trousers={paint.ink}
        left="bent"
        right="bent"
      />
      {[390, 408, 426, 444].map((x) => (
        <Bottle key={x} x={x + 3} y={228} size={1.3} />
      ))}
      <path d="M378 214H462V246H378z" fill={paint.brick} />
      <path d="M378 230H462" stroke={paint.brickDark} strokeWidth="2.4" />
      <path d="M448 214H462V246H448z" fill={paint.brickDark} />
    </ProjectScene>
  );
}
