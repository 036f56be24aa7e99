import { paint } from 'frontend-shared/illustrations/palette';
import { Wall } from 'frontend-shared/illustrations/parts/masonry';
import { Person } from 'frontend-shared/illustrations/parts/person';
import { Scene } from 'frontend-shared/illustrations/scene';

/** A closed, padlocked shutter. */
function ClosedShutter({ x }: { x: number }) {
  const slats = Array.from({ length: 9 }, (_, index) => `M${x} ${150 + index * 13}h78`);
  return (
    <>
      <rect x={x} y="138" width="78" height="122" fill={paint.steel} />
      <path d={slats.join('')} stroke={paint.steelDark} strokeWidth="1.6" />
      <rect x={x + 68} y="138" width="10" height="122" fill={paint.steelShade} opacity=".55" />
      <rect x={x - 5} y="130" width="88" height="9" fill={paint.ink} />
      <path d={`M${x + 32} 246v-7a7 7 0 0 1 14 0v7`} fill="none" stroke={paint.ink} strokeWidth="3" />
      <rect
        x={x + 28}
        y="244"
        width="22"
        height="16"
        rx="2.5"
        fill={paint.haldi}
        stroke={paint.ink}
        strokeWidth="1.6"
      />
    </>
  );
}

/** Explainer of Apply: three locked shutters, and an open door with a person walking in. */
export function DoorRow({ label }: { label?: string }) {
  return (
    <Scene width={560} height={300} label={label} className="pu-explainer__drawing">
      <rect width="560" height="300" fill={paint.haldiTint} />
      <circle cx="470" cy="64" r="38" fill={paint.haldi} />
      <path d="M0 262Q60 200 140 214Q240 176 330 206Q440 168 560 212V262z" fill="#F6DD92" />
      <Wall x={22} y={92} width={516} height={170} dado={54} />
      <rect x="12" y="84" width="536" height="10" fill={paint.ink} />
      <path d="M22 94H538V100H22z" fill={paint.limeShade} />
      <ClosedShutter x={48} />
      <ClosedShutter x={152} />
      <ClosedShutter x={256} />
      <rect x="392" y="132" width="96" height="130" fill={paint.haldiTint} />
      <path d="M392 262L418 226H462L488 262z" fill={paint.haldi} />
      <path d="M385 126H495V262H488V132H392V262H385z" fill={paint.ink} />
      <path d="M392 132L362 141V262H392zM488 132L518 141V262H488z" fill={paint.neel} />
      <path
        d="M385 152L369 156V196H385zM385 206H369V250H385zM495 152L511 156V196H495zM495 206H511V250H495z"
        fill="none"
        stroke={paint.haldiTint}
        strokeWidth="2"
      />
      <rect y="262" width="560" height="38" fill={paint.ground} />
      <rect y="260" width="560" height="4" fill={paint.ink} />
      <Person
        x={440}
        y={270}
        size={1.3}
        outfit="sari"
        head="bun"
        skin="light"
        cloth={paint.leaf}
        accent={paint.haldi}
        left="low"
        right="bent"
      />
      <path d="M440 221h17v13h-17z" fill={paint.paper} stroke={paint.ink} strokeWidth="1.6" />
      <Person
        x={526}
        y={282}
        size={1.3}
        outfit="work"
        head="helmet"
        skin="deep"
        cloth={paint.brick}
        trousers={paint.ink}
        left="out"
      />
      <Person
        x={206}
        y={284}
        size={1.3}
        outfit="kurta"
        head="turban"
        skin="brown"
        cloth={paint.lime}
        accent={paint.chilli}
        right="low"
      />
      <Person x={262} y={284} size={1.1} outfit="frock" head="plait" skin="brown" cloth={paint.chilli} />
    </Scene>
  );
}
