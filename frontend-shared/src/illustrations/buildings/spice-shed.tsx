import { paint } from '../palette';
import { Wall } from '../parts/masonry';
import { Sawtooth, Shutter, Window } from '../parts/openings';

/** Saw-tooth shed with a yellow hopper behind the shutter: 260 wide, 162 tall, standing on y 0. */
export function SpiceShed() {
  return (
    <>
      <Wall x={0} y={-118} width={260} height={118} dado={44} />
      <Sawtooth x={0} y={-118} teeth={4} span={65} rise={46} />
      <rect x="-4" y="-121" width="268" height="6" fill={paint.ink} />
      <Window x={16} y={-98} width={44} height={36} />
      <Window x={198} y={-98} width={44} height={36} />
      <Shutter x={86} y={-100} width={88} height={100} />
      <path d="M101-74H159L141-42H119z" fill={paint.haldi} />
      <path d="M138-74H159L141-42H134z" fill={paint.haldiShade} />
      <rect x="110" y="-42" width="40" height="30" rx="3" fill={paint.steel} />
      <circle cx="130" cy="-27" r="9" fill={paint.lime} />
      <path d="M130-27l5-6" stroke={paint.ink} strokeWidth="2.2" strokeLinecap="round" />
      <path d="M116-12V0M144-12V0" stroke={paint.steelDark} strokeWidth="5" />
    </>
  );
}

/** Brick chimney with two painted bands, 210 tall with its smoke. */
export function Chimney() {
  return (
    <>
      <path d="M-12-186H12L18 0H-18z" fill={paint.brick} />
      <path d="M4-186H12L18 0H6z" fill={paint.brickShade} />
      <path d="M-12.6-168H12.6V-158H-13zM-13.4-150H13.4V-142H-13.6z" fill={paint.lime} />
      <path d="M-12.6-168H12.6V-159H-13z" fill={paint.haldi} />
      <rect x="-18" y="-193" width="36" height="8" fill={paint.ink} />
      <g fill={paint.lime}>
        <circle cx="4" cy="-202" r="7" />
        <circle cx="13" cy="-212" r="9" />
        <circle cx="26" cy="-220" r="11" />
      </g>
    </>
  );
}

/** Steel hopper on legs beside the chimney, 152 tall. */
export function SteelHopper() {
  return (
    <>
      <path d="M8-70V0M62-70V0M8-34H62" stroke={paint.ink} strokeWidth="3.4" />
      <path d="M2-146H68V-82L44-58V-36H28V-58L2-82z" fill={paint.steel} />
      <path d="M54-146H68V-82L44-58V-36H38V-58L54-82z" fill={paint.steelShade} />
      <path d="M2-112H68" stroke={paint.steelDark} strokeWidth="2" />
      <rect x="-3" y="-152" width="76" height="7" rx="2" fill={paint.ink} />
    </>
  );
}
