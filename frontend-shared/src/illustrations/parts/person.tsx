import { paint, type SkinTone, skinTones } from '../palette';
import { placed } from '../place';

type Outfit = 'sari' | 'kurta' | 'work' | 'frock';
type Head = 'bun' | 'plait' | 'short' | 'turban' | 'helmet' | 'scarf';
export type Arm = 'down' | 'out' | 'raised' | 'carry' | 'bent' | 'low';

interface PersonProps {
  /** Position of the feet. */
  x: number;
  y: number;
  /** 1 is 64 units tall. */
  size?: number;
  outfit: Outfit;
  head: Head;
  skin?: SkinTone;
  /** Main colour of the clothes, and the colour of border, turban, helmet or necklace. */
  cloth: string;
  accent?: string;
  trousers?: string;
  apron?: string;
  left?: Arm;
  right?: Arm;
}

/** Each pose of a right arm, from the shoulder at (8, -43): its path and where the hand is. The left arm is mirrored. */
const poses: Record<Arm, { path: string; hand: readonly [number, number] }> = {
  down: { path: 'M7.6-42.6Q12.8-35 13-25', hand: [13, -24] },
  low: { path: 'M7.6-42.6Q14-38 20-29', hand: [20.6, -28.2] },
  out: { path: 'M7.6-42.6Q14-40 21-39', hand: [22, -39] },
  raised: { path: 'M7.6-42.6Q15-44 18.5-52', hand: [19, -53.4] },
  carry: { path: 'M7.6-42.6Q17-46 12.4-62', hand: [12, -63] },
  bent: { path: 'M7.6-42.6Q16-35 6-29.5', hand: [5, -29] },
};

/** Sleeve and hand; the thickness and the round ends come from the group around both arms. */
function Limb({ arm, sleeve, skin }: { arm: Arm; sleeve: string; skin: string }) {
  const pose = poses[arm];
  return (
    <>
      <path d={pose.path} stroke={sleeve} />
      <path d={`M${pose.hand.join(' ')}h.1`} stroke={skin} />
    </>
  );
}

function Legs({ outfit, trousers }: { outfit: Outfit; trousers: string }) {
  if (outfit === 'sari') return null;
  const hip = outfit === 'work' ? -24 : -16;
  return (
    <>
      <path d={`M-8.4 ${hip}h7.6V-3h-7.6zM.8 ${hip}h7.6V-3H.8z`} fill={trousers} />
      <path d="M-9.4-3h8.6v3h-8.6zM.8-3h8.6v3H.8z" fill={paint.ink} />
    </>
  );
}

function Clothes({ outfit, cloth, accent }: { outfit: Outfit; cloth: string; accent: string }) {
  if (outfit === 'sari') {
    return (
      <>
        <path d="M-8-44Q-7-48-3-48H4Q8-48 8-44V-30L14 0H-14L-8-30z" fill={cloth} />
        <path d="M-7.6-46.4L.6-48 15 0H4.4z" fill={accent} />
        <path d="M-14-3H14" stroke={accent} strokeWidth="3" strokeLinecap="round" />
      </>
    );
  }
  if (outfit === 'frock') {
    return (
      <>
        <path d="M-8-44Q-7-48-3-48H3Q7-48 8-44L11-14H-11z" fill={cloth} />
        <path d="M-5.6-47.4Q0-36.6 5.6-47.4" fill="none" stroke={accent} strokeWidth="2.8" />
      </>
    );
  }
  if (outfit === 'kurta') {
    return (
      <>
        <path d="M-9-43Q-8-48-3-48H3Q8-48 9-43L12-14.6H-12z" fill={cloth} />
        <path d="M0-47V-34" stroke={accent} strokeWidth="1.4" />
      </>
    );
  }
  return <path d="M-9-43Q-8-48-3-48H3Q8-48 9-43L8.4-23H-8.4z" fill={cloth} />;
}

function HeadWear({ head, accent }: { head: Head; accent: string }) {
  const hair = <path d="M-7.6-55.4C-7.4-66.4 7.4-66.4 7.6-55.4Q0-65-7.6-55.4z" fill={paint.ink} />;
  if (head === 'turban') {
    return (
      <>
        <path d="M-9-53.6C-10.4-68 10.4-68 9-53.6Q0-59.6-9-53.6z" fill={accent} />
        <path d="M-6.6-59Q1-64.4 7.4-57.8" fill="none" stroke={paint.lime} strokeWidth="1.4" opacity=".7" />
      </>
    );
  }
  if (head === 'helmet') {
    return (
      <>
        <path d="M-8.4-57C-8.4-69 8.4-69 8.4-57z" fill={accent} />
        <path d="M-8.6-57H8.6" stroke={paint.haldiShade} strokeWidth="3" strokeLinecap="round" />
      </>
    );
  }
  if (head === 'scarf') return <path d="M-8.2-50C-11-68 11-68 8.2-50Q7-61 0-61T-8.2-50z" fill={accent} />;
  return (
    <>
      {hair}
      {head === 'bun' && <circle cx="-8" cy="-54.6" r="4.2" fill={paint.ink} />}
      {head === 'plait' && (
        <path
          d="M-6.4-53Q-9.6-46-7.4-36"
          fill="none"
          stroke={paint.ink}
          strokeWidth="3.8"
          strokeLinecap="round"
        />
      )}
    </>
  );
}

/** One person in front view: 64 units tall at size 1, round head, no face, dressed for the work. */
export function Person({
  x,
  y,
  size = 1,
  outfit,
  head,
  skin = 'brown',
  cloth,
  accent = paint.haldi,
  trousers = paint.steel,
  apron,
  left = 'down',
  right = 'down',
}: PersonProps) {
  const tone = skinTones[skin];
  const sleeve = outfit === 'sari' || outfit === 'frock' ? tone : cloth;
  return (
    <g transform={placed({ x, y, size })}>
      <Legs outfit={outfit} trousers={trousers} />
      <Clothes outfit={outfit} cloth={cloth} accent={outfit === 'kurta' ? paint.edge : accent} />
      {apron && <path d="M-6-44V-38H-7.6L-9-18H9L7.6-38H6V-44H3.4V-38H-3.4V-44z" fill={apron} />}
      <g fill="none" strokeWidth="5.8" strokeLinecap="round">
        <g transform="scale(-1 1)">
          <Limb arm={left} sleeve={sleeve} skin={tone} />
        </g>
        <Limb arm={right} sleeve={sleeve} skin={tone} />
      </g>
      <path d="M-3-51H3V-45.6H-3zM-7.5-56.4a7.5 7.5 0 1 1 15 0a7.5 7.5 0 1 1-15 0" fill={tone} />
      <HeadWear head={head} accent={accent} />
    </g>
  );
}
