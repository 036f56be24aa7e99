import { Bazaar } from 'frontend-shared/illustrations/buildings/bazaar';
import { Chimney, SpiceShed } from 'frontend-shared/illustrations/buildings/spice-shed';
import { paint } from 'frontend-shared/illustrations/palette';
import { Sack } from 'frontend-shared/illustrations/parts/goods';
import { Person } from 'frontend-shared/illustrations/parts/person';
import { Scene } from 'frontend-shared/illustrations/scene';

interface BlueprintStreetProps {
  label: string;
  /** Sign over the shop. */
  sign: string;
}

const width = 2280;
const ground = 250;
const sheet = '#36469A';

/** The squared paper behind the street. */
function SquaredPaper() {
  const across = [50, 150].map((y) => `M0 ${y}H${width}`);
  const down = Array.from({ length: 22 }, (_, column) => `M${(column + 1) * 100} 0V${ground}`);
  return <path d={across.join('') + down.join('')} stroke={sheet} strokeWidth="1.5" />;
}

/** Outlines of the planned factories. Each has its origin at its left end on the ground. */
const outlines = {
  vaults:
    'M0 0V-104H244V0M0-104A40.6 40.6 0 0 1 81.3-104A40.6 40.6 0 0 1 162.6-104A40.6 40.6 0 0 1 244-104M0-40H86M158-40H244M86 0V-72H158V0M24-92H62V-62H24zM182-92H220V-62H182z',
  mill: 'M0 0V-116H132V0M-10-116L66-172L142-116M36 0V-52A30 30 0 0 1 96-52V0M66-132a10 10 0 1 0 .1 0M150 0V-168Q180-206 210-168V0M224 0V-138Q252-172 280-138V0M150-56H210M150-112H210M224-46H280M224-92H280',
  storeys:
    'M0 0V-182H208V0M-8-182H216M0-96H208M24-164H56V-120H24zM88-164H120V-120H88zM152-164H184V-120H152zM24-76H56V-36H24zM152-76H184V-36H152zM84 0V-62H124V0',
  sawtooth:
    'M0 0V-96H248V0M0-96V-142L62-96V-142L124-96V-142L186-96V-142L248-96M0-36H84M164-36H248M84 0V-72H164V0M22-82H62V-54H22zM186-82H226V-54H186z',
  tanks:
    'M0 0V-84H120V0M0-84L120-118V-84M30 0V-54H80V0M146 0V-126Q172-146 198-126V0M220 0V-96Q242-112 264-96V0M198-60H220M120-40H146M146-42H198M146-84H198',
  cold: 'M0 0V-112H196V0M-8-112H204M24 0V-84H108V0M36-112V-138H78V-112M112-112V-138H154V-112M66-66V-18M45-54L87-30M87-54L45-30M132-84H176V-50H132z',
} as const;

function Outline({ of, x }: { of: keyof typeof outlines; x: number }) {
  return <path d={outlines[of]} transform={`translate(${x} ${ground})`} />;
}

/** Two people read the plan of the vaulted factory; two measure the ground in front of the mill. */
function Surveyors() {
  return (
    <>
      <Person
        x={1288}
        y={276}
        size={1.15}
        outfit="sari"
        head="bun"
        skin="light"
        cloth={paint.chilli}
        accent={paint.haldi}
        right="low"
      />
      <path d="M1310 236l46-6 5 34-46 6z" fill={paint.paper} stroke={paint.ink} strokeWidth="2" />
      <path
        d="M1319 258v-12l7-4v4l7-4v4l7-4v12z"
        fill="none"
        stroke={paint.neel}
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <Person
        x={1386}
        y={276}
        size={1.15}
        outfit="work"
        head="helmet"
        skin="deep"
        cloth={paint.leaf}
        trousers={paint.ink}
        left="low"
        right="raised"
      />
      <path d="M646 254H772" stroke={paint.haldi} strokeWidth="4" />
      <path d="M646 254H772" stroke={paint.ink} strokeWidth="4" strokeDasharray="2 12" />
      <Person
        x={628}
        y={280}
        size={1.1}
        outfit="work"
        head="helmet"
        skin="brown"
        cloth={paint.brick}
        trousers={paint.ink}
        right="low"
      />
      <Person
        x={792}
        y={280}
        size={1.1}
        outfit="kurta"
        head="turban"
        skin="deep"
        cloth={paint.lime}
        accent={paint.chilli}
        left="low"
      />
    </>
  );
}

/** A worker at the running factory, a customer at the shop. */
function Workers() {
  return (
    <>
      <Sack x={924} y={268} />
      <Person
        x={1060}
        y={272}
        outfit="work"
        head="helmet"
        skin="light"
        cloth={paint.neel}
        trousers={paint.ink}
        left="carry"
        right="carry"
      />
      <Sack x={1060} y={209} size={0.9} />
      <Person
        x={1592}
        y={276}
        outfit="sari"
        head="bun"
        skin="brown"
        cloth={paint.leaf}
        accent={paint.chilli}
        right="low"
      />
    </>
  );
}

/** Hero of the factory vision: two factories in colour, in a street that is otherwise only outlined. */
export function BlueprintStreet({ label, sign }: BlueprintStreetProps) {
  return (
    <Scene
      width={width}
      height={300}
      label={label}
      className="pu-industries-hero__street"
      fit="xMidYMax slice"
    >
      <SquaredPaper />
      <path
        d={`M857 ${ground}A178 178 0 1 1 1183 ${ground}zM1448 ${ground}A208 208 0 0 1 1864 ${ground}z`}
        fill={paint.haldi}
      />
      <g
        fill="none"
        stroke="#C3CAEE"
        strokeWidth="2.5"
        strokeDasharray="8 7"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <Outline of="sawtooth" x={20} />
        <Outline of="storeys" x={300} />
        <Outline of="mill" x={544} />
        <Outline of="vaults" x={1204} />
        <Outline of="cold" x={1884} />
        <Outline of="tanks" x={2100} />
      </g>
      <g transform={`translate(886 ${ground})`}>
        <SpiceShed />
      </g>
      <g transform={`translate(1172 ${ground})`}>
        <Chimney />
      </g>
      <g transform={`translate(1508 ${ground})`}>
        <Bazaar sign={sign} />
      </g>
      <rect y={ground} width={width} height="50" fill={paint.ground} />
      <rect y={ground - 2} width={width} height="4" fill={paint.ink} />
      <Surveyors />
      <Workers />
    </Scene>
  );
}
