import { Chimney, SpiceShed, SteelHopper } from '../buildings/spice-shed';
import { paint } from '../palette';
import { Board } from '../parts/board';
import { Heap, Sack } from '../parts/goods';
import { BananaPlant } from '../parts/nature';
import { Window } from '../parts/openings';
import { Person } from '../parts/person';
import type { PictureProps } from '../scene';
import { GROUND, ProjectScene, Room } from './project-scene';

const spices = [paint.chilli, paint.haldi, paint.leaf];

/** Spice factory from outside: sawtooth shed, chimney, chilli on the ground, banana plants. */
export function SpiceOutside({
  board,
  ...picture
}: PictureProps & { board: { hindi: string; latin: string } }) {
  return (
    <ProjectScene
      {...picture}
      field={paint.haldiTint}
      floor={paint.ground}
      back={
        <>
          <circle cx="392" cy="52" r="40" fill={paint.haldi} />
          <BananaPlant x={36} y={GROUND} size={1.25} />
          <g transform={`translate(76 ${GROUND})`}>
            <SpiceShed />
          </g>
          <g transform={`translate(362 ${GROUND}) scale(.98)`}>
            <Chimney />
          </g>
          <g transform={`translate(392 ${GROUND}) scale(.94)`}>
            <SteelHopper />
          </g>
          <BananaPlant x={474} y={GROUND} size={1.05} />
        </>
      }
    >
      <Heap x={276} y={276} width={92} colour={paint.chilli} grain="#8F1620" />
      <Heap x={352} y={280} width={66} colour={paint.haldi} grain={paint.haldiShade} />
      <Person
        x={160}
        y={274}
        outfit="work"
        head="helmet"
        cloth={paint.neel}
        trousers={paint.ink}
        left="carry"
        right="carry"
      />
      <Sack x={160} y={212} size={0.9} />
      <Person
        x={214}
        y={278}
        outfit="sari"
        head="bun"
        skin="light"
        cloth={paint.leaf}
        accent={paint.haldi}
        right="low"
      />
      <path d="M232 249L252 281" stroke={paint.brickDark} strokeWidth="3" strokeLinecap="round" />
      <Sack x={418} y={282} mark={paint.leaf} />
      <Sack x={448} y={284} mark={paint.chilli} />
      <Board x={18} y={292} hindi={board.hindi} latin={board.latin} size={1.06} />
    </ProjectScene>
  );
}

/** The mill: a steel body with a gauge under a yellow hopper that is full of chillies. */
function Mill() {
  return (
    <>
      <path d="M88 46Q122 4 156 46z" fill={paint.chilli} />
      <path d="M100 38Q122 20 146 38" fill="none" stroke="#8F1620" strokeWidth="2.4" strokeDasharray="5 6" />
      <path d="M74 46H172L136 104V126H110V104z" fill={paint.haldi} />
      <path d="M152 46H172L136 104V126H124V104z" fill={paint.haldiShade} />
      <rect x="66" y="42" width="114" height="7" fill={paint.ink} />
      <path d="M92 208V250M156 208V250" stroke={paint.steelDark} strokeWidth="12" />
      <rect x="76" y="124" width="96" height="86" rx="6" fill={paint.steel} />
      <path d="M146 124H166a6 6 0 0 1 6 6V204a6 6 0 0 1-6 6H146z" fill={paint.steelShade} />
      <circle cx="112" cy="166" r="25" fill={paint.lime} stroke={paint.ink} strokeWidth="3" />
      <path
        d="M112 166L126 150M94 166h4M112 148v4M126 166h4"
        stroke={paint.ink}
        strokeWidth="3"
        strokeLinecap="round"
      />
      <circle cx="158" cy="142" r="5" fill={paint.leafLight} />
      <circle cx="158" cy="158" r="5" fill={paint.chilli} />
      <path d="M172 180H206V156" fill="none" stroke={paint.steelDark} strokeWidth="11" />
      <path d="M190 144H222V156H190z" fill={paint.ink} />
    </>
  );
}

/** A filled tin with a round mark. */
function Tin({ x, colour }: { x: number; colour: string }) {
  return (
    <>
      <path d={`M${x} 172h22v24h-22z`} fill={colour} />
      <path d={`M${x - 2} 168h26v6h-26z`} fill={paint.ink} />
      <circle cx={x + 11} cy="185" r="6" fill={paint.lime} />
    </>
  );
}

/** Spice factory at work: chillies go into the mill, tins leave it on a belt. */
export function SpiceWork(picture: PictureProps) {
  return (
    <ProjectScene
      {...picture}
      field={paint.haldiPale}
      floor={paint.ground}
      back={
        <>
          <Room upper="#FBF0D6" lower={paint.blush} line={paint.brick} />
          <Window x={20} y={20} width={52} height={52} />
          <Window x={352} y={20} width={92} height={60} />
          <Mill />
          <path d="M236 204V252M324 204V252M436 204V252" stroke={paint.steelDark} strokeWidth="7" />
          <rect x="216" y="196" width="246" height="11" rx="5.5" fill={paint.ink} />
          <path
            d="M232 201.5h.1M280 201.5h.1M328 201.5h.1M376 201.5h.1M448 201.5h.1"
            stroke={paint.steel}
            strokeWidth="5"
            strokeLinecap="round"
          />
          {spices.map((colour, place) => (
            <Tin key={colour} x={252 + place * 46} colour={colour} />
          ))}
        </>
      }
    >
      <Person
        x={40}
        y={270}
        size={1.7}
        outfit="work"
        head="helmet"
        skin="deep"
        cloth={paint.leaf}
        trousers={paint.ink}
        right="out"
      />
      <Person
        x={416}
        y={274}
        size={1.75}
        outfit="sari"
        head="bun"
        skin="light"
        cloth={paint.neel}
        accent={paint.haldi}
        left="out"
        right="low"
      />
    </ProjectScene>
  );
}

/** A paper packet with a window that shows the ground spice. */
function Packet({ x, colour }: { x: number; colour: string }) {
  return (
    <g transform={`translate(${x} 206)`}>
      <path d="M-26 0L-24-74H24L26 0z" fill={paint.lime} />
      <path d="M12-74H24L26 0H14z" fill={paint.limeShade} />
      <path d="M-25-78H25V-64H-25z" fill={colour} />
      <circle cy="-34" r="17" fill={colour} />
      <path d="M-8-9H8" stroke={paint.ink} strokeWidth="3" strokeLinecap="round" />
    </g>
  );
}

/** Products of the spice factory: packets on a table, bowls of spice in front of them, two people packing. */
export function SpiceProduct(picture: PictureProps) {
  return (
    <ProjectScene
      {...picture}
      field={paint.haldiTint}
      floor={paint.ground}
      back={
        <>
          <Room upper={paint.haldiTint} lower={paint.blush} line={paint.brick} />
          <path d="M110 44H370" stroke={paint.brickDark} strokeWidth="7" />
          {[132, 176, 220, 264, 308, 352].map((x, place) => (
            <g key={x} transform={`translate(${x} 48)`}>
              <path d="M0 0V12" stroke={paint.ink} strokeWidth="2" />
              <path d="M0 10Q-11 26-2 52Q12 30 0 10z" fill={place % 2 ? paint.leaf : paint.chilli} />
            </g>
          ))}
        </>
      }
    >
      <Person
        x={60}
        y={262}
        size={2}
        outfit="sari"
        head="plait"
        skin="brown"
        cloth={paint.leaf}
        accent={paint.haldi}
        right="out"
      />
      <Person
        x={420}
        y={262}
        size={2}
        outfit="kurta"
        head="turban"
        skin="deep"
        cloth={paint.lime}
        accent={paint.chilli}
        trousers={paint.steelShade}
        left="out"
      />
      <path d="M128 214V288M352 214V288" stroke={paint.brickDark} strokeWidth="11" />
      {spices.map((colour, place) => (
        <Packet key={colour} x={172 + place * 68} colour={colour} />
      ))}
      <rect x="104" y="204" width="272" height="13" fill={paint.ink} />
      {spices.map((colour, place) => (
        <g key={colour} transform={`translate(${172 + place * 68} 284)`}>
          <path d="M-24-22Q0-44 24-22z" fill={colour} />
          <path d="M-28-22H28Q24 2 0 2T-28-22z" fill={paint.steel} />
          <path d="M10-22H28Q24 0 4 2Q12-6 10-22z" fill={paint.steelShade} />
        </g>
      ))}
    </ProjectScene>
  );
}
