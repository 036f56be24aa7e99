import { paint } from '../palette';
import { Board } from '../parts/board';
import { Wall } from '../parts/masonry';
import { Tree } from '../parts/nature';
import { Shutter } from '../parts/openings';
import { Person } from '../parts/person';
import type { PictureProps } from '../scene';
import { GROUND, ProjectScene } from './project-scene';

const vaults = [108, 194, 280];
const lamps = [100, 124, 148, 172, 196];

/** Three vaults with a half-round window each, and a solar panel leaning on every one. */
function VaultedRoof() {
  return (
    <>
      <path d={vaults.map((x) => `M${x - 42} 144a42 42 0 0 1 84 0z`).join('')} fill={paint.neel} />
      <path d={vaults.map((x) => `M${x - 23} 144a23 23 0 0 1 46 0z`).join('')} fill={paint.haldiTint} />
      <path
        d={vaults.map((x) => `M${x - 23} 144a23 23 0 0 1 46 0M${x} 144v-23`).join('')}
        fill="none"
        stroke={paint.ink}
        strokeWidth="2.2"
      />
      <path
        d={vaults.map((x) => `M${x - 20} 109v14M${x + 14} 96v14`).join('')}
        stroke={paint.ink}
        strokeWidth="2.2"
      />
      <path d={vaults.map((x) => `M${x - 32} 112l14-21h46l-14 21z`).join('')} fill={paint.ink} />
      <path
        d={vaults
          .map((x) => `M${x - 20.5} 112l14-21M${x - 9} 112l14-21M${x + 2.5} 112l14-21M${x - 25} 101.500h46`)
          .join('')}
        stroke={paint.steel}
        strokeWidth="1.3"
      />
      <rect x="60" y="140" width="270" height="7" fill={paint.ink} />
    </>
  );
}

/** A window with a row of lit lamps. */
function LampWindow() {
  return (
    <>
      <rect x="82" y="162" width="142" height="44" fill="#1F2B6B" stroke={paint.ink} strokeWidth="3" />
      <path d={lamps.map((x) => `M${x + 5} 163v10`).join('')} stroke={paint.lime} strokeWidth="1.6" />
      <path d={lamps.map((x) => `M${x + 1} 173h8v6h-8z`).join('')} fill={paint.steel} />
      {lamps.map((x) => (
        <circle key={x} cx={x + 5} cy="186" r="8" fill={paint.haldi} />
      ))}
    </>
  );
}

/** One lamp as tall as the house, on a steel post. */
function GiantLamp() {
  return (
    <>
      <path
        d="M370 24v14M323 44l9 10M417 44l-9 10M312 98h8M437 98h-13"
        stroke={paint.haldiShade}
        strokeWidth="4.6"
        strokeLinecap="round"
      />
      <path d="M362 158h16v86h-16z" fill={paint.steelDark} />
      <path d="M351 243h38v9h-38z" fill={paint.ink} />
      <path
        d="M370 55a42 42 0 0 1 27 74c-6 5-9 9-9 16h-36c0-7-3-11-9-16a42 42 0 0 1 27-74z"
        fill={paint.haldi}
      />
      <path
        d="M370 55a42 42 0 0 1 27 74c-6 5-9 9-9 16h-12c0-8 3-12 8-17a42 42 0 0 0-14-73z"
        fill={paint.haldiShade}
      />
      <path
        d="M359 140l-2-26 12 15 12-15-2 26"
        fill="none"
        stroke={paint.ink}
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
      <path d="M352 145h36v9h-36zM356 154h28v7h-28z" fill={paint.steel} />
      <path d="M376 145h12v9h-12zM376 154h8v7h-8z" fill={paint.steelShade} />
    </>
  );
}

/** LED plant from outside: vaulted shed with solar panels, one giant bulb, two people carrying lamps. */
export function LedOutside({
  board,
  ...picture
}: PictureProps & { board: { hindi: string; latin: string } }) {
  return (
    <ProjectScene
      {...picture}
      field={paint.neelTint}
      floor="#C9CDE8"
      back={
        <>
          <circle cx="70" cy="46" r="30" fill={paint.paper} />
          <Wall x={66} y={144} width={258} height={108} dado={40} />
          <VaultedRoof />
          <LampWindow />
          <Shutter x={246} y={166} width={62} height={86} />
          <path d="M250 232h54v-6h-54zM256 226v-13h15v13zM284 226v-18h13v18z" fill={paint.leaf} />
          <path d="M250 226h54v6h-54z" fill={paint.haldi} />
          <GiantLamp />
          <Tree x={440} y={GROUND} size={1.1} />
        </>
      }
    >
      <Person
        x={178}
        y={280}
        outfit="work"
        head="helmet"
        cloth={paint.brick}
        trousers={paint.ink}
        left="carry"
        right="raised"
      />
      <circle cx="197.500" cy="222" r="7.500" fill={paint.haldi} />
      <path d="M194 228h7v5h-7z" fill={paint.steelDark} />
      <Person
        x={268}
        y={280}
        outfit="sari"
        head="bun"
        skin="light"
        cloth={paint.leaf}
        accent={paint.lime}
        right="raised"
      />
      <circle cx="287.500" cy="223" r="7.500" fill={paint.haldi} />
      <path d="M284 229h7v5h-7z" fill={paint.steelDark} />
      <Board x={14} y={294} hindi={board.hindi} latin={board.latin} size={1.02} />
    </ProjectScene>
  );
}
