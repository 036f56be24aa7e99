import { paint } from 'frontend-shared/illustrations/palette';
import { Brickwork } from 'frontend-shared/illustrations/parts/masonry';
import { Person } from 'frontend-shared/illustrations/parts/person';
import { Scene } from 'frontend-shared/illustrations/scene';

interface SharePaperProps {
  label: string;
  /** Name of the company, from configuration. */
  company: string;
  title: string;
  /** Labels of the blank lines, in the order of the joining steps. */
  lines: readonly string[];
}

const ground = 656;

/** A border of bricks around the certificate: two courses at top and bottom, single bricks at the sides. */
function BrickFrame() {
  const sideJoints = Array.from({ length: 20 }, (_, row) => 50 + row * 24)
    .map((y) => `M56 ${y}h14M410 ${y}h14`)
    .join('');
  return (
    <>
      <Brickwork x={56} y={20} width={368} height={14} course={7} joint={paint.paper} />
      <Brickwork x={56} y={530} width={368} height={14} course={7} joint={paint.paper} />
      <path d="M56 36h14v492h-14zM410 36h14v492h-14z" fill={paint.brick} />
      <path d={sideJoints} stroke={paint.paper} strokeWidth="2" />
    </>
  );
}

/** The line of one joining step: its number on a brick, its label, and a blank line to write on. */
function BlankLine({ number, text, y }: { number: number; text: string; y: number }) {
  return (
    <>
      <rect
        x="86"
        y={y - 21}
        width="38"
        height="27"
        rx="1"
        fill={paint.haldi}
        stroke={paint.ink}
        strokeWidth="1.5"
      />
      <text x="105" y={y} fontSize="20" fontWeight="750" textAnchor="middle">
        {number}
      </text>
      <text x="138" y={y} fontSize="20" fontWeight="600">
        {text}
      </text>
      <path d={`M86 ${y + 40}H394`} stroke={paint.edge} strokeWidth="2" strokeDasharray="7 5" />
    </>
  );
}

/** Hero of Join: a large share certificate with four blank lines, held up by four members. */
export function SharePaper({ label, company, title, lines }: SharePaperProps) {
  const nameSize = Math.min(38, Math.round(640 / company.length));
  return (
    <Scene width={480} height={674} label={label} className="pu-share-paper__drawing">
      <path d={`M4 ${ground}A236 236 0 0 1 476 ${ground}z`} fill={paint.haldi} />
      <rect
        x="44"
        y="8"
        width="392"
        height="548"
        rx="4"
        fill={paint.paper}
        stroke={paint.ink}
        strokeWidth="2"
      />
      <BrickFrame />
      <g fill={paint.ink} fontFamily="var(--font-public)">
        <text x="240" y="86" fontSize={nameSize} fontWeight="800" textAnchor="middle">
          {company}
        </text>
        <text x="240" y="116" fontSize="20" fontWeight="500" textAnchor="middle">
          {title}
        </text>
        <path d="M86 134H394M86 138H394" stroke={paint.ink} strokeWidth="1.5" />
        {lines.map((text, index) => (
          <BlankLine key={text} number={index + 1} text={text} y={186 + index * 92} />
        ))}
      </g>
      <rect y={ground} width="480" height="18" fill={paint.brick} />
      <path d={`M0 ${ground + 9}H480`} stroke={paint.brickShade} strokeWidth="2" />
      <rect y={ground - 2} width="480" height="4" fill={paint.ink} />
      <Person
        x={84}
        y={ground}
        size={1.72}
        outfit="kurta"
        head="turban"
        skin="deep"
        cloth={paint.lime}
        accent={paint.brick}
        left="down"
        right="carry"
      />
      <Person
        x={184}
        y={ground}
        size={1.68}
        outfit="sari"
        head="bun"
        skin="light"
        cloth={paint.leaf}
        accent={paint.haldiTint}
        left="carry"
        right="carry"
      />
      <Person
        x={296}
        y={ground}
        size={1.72}
        outfit="work"
        head="helmet"
        skin="brown"
        cloth={paint.neel}
        trousers={paint.ink}
        left="carry"
        right="carry"
      />
      <Person
        x={396}
        y={ground}
        size={1.66}
        outfit="frock"
        head="plait"
        skin="brown"
        cloth={paint.chilli}
        accent={paint.haldiTint}
        left="carry"
        right="down"
      />
    </Scene>
  );
}
