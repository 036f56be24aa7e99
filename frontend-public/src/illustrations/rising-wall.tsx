import { SpiceShed } from 'frontend-shared/illustrations/buildings/spice-shed';
import { paint } from 'frontend-shared/illustrations/palette';
import { Brickwork } from 'frontend-shared/illustrations/parts/masonry';
import { Person } from 'frontend-shared/illustrations/parts/person';
import { Scene } from 'frontend-shared/illustrations/scene';
import type { ReactNode } from 'react';

interface StepProps {
  /** Courses of brick under the people; each course is 20 units. */
  courses: number;
  /** Height kept free above the wall. */
  room: number;
  children: ReactNode;
}

/** One step of the wall. All steps are 400 wide, so that side by side they form one rising wall. */
export function Step({ courses, room, children }: StepProps) {
  const wall = courses * 20;
  return (
    <Scene width={400} height={room + wall} className="pu-steps__drawing">
      <Brickwork x={0} y={room} width={400} height={wall} course={20} joint={paint.paper} />
      <g transform={`translate(0 ${room})`}>{children}</g>
    </Scene>
  );
}

/** Step 1: members read the plan on a stand and raise their hands. */
export function CommunityReview() {
  return (
    <Step courses={2} room={128}>
      <path d="M64 0L78-96M112 0L98-96" stroke={paint.brickDark} strokeWidth="5" strokeLinecap="round" />
      <rect x="46" y="-112" width="84" height="72" fill={paint.paper} stroke={paint.ink} strokeWidth="3" />
      <path d="M58-98H96M58-88H112M58-78H104" stroke={paint.ink} strokeWidth="3" />
      <path d="M58-52V-64H68V-52zM74-52V-68H84V-52zM90-52V-60H100V-52z" fill={paint.brick} />
      <Person
        x={168}
        y={0}
        size={1.5}
        outfit="kurta"
        head="short"
        skin="deep"
        cloth={paint.neel}
        trousers={paint.steel}
        left="out"
      />
      <Person
        x={238}
        y={0}
        size={1.5}
        outfit="sari"
        head="bun"
        skin="light"
        cloth={paint.leaf}
        accent={paint.haldi}
        right="raised"
      />
      <Person
        x={300}
        y={0}
        size={1.5}
        outfit="kurta"
        head="turban"
        skin="brown"
        cloth={paint.haldiTint}
        accent={paint.chilli}
        trousers={paint.steelShade}
        right="raised"
      />
      <Person
        x={356}
        y={0}
        size={1.4}
        outfit="frock"
        head="plait"
        skin="brown"
        cloth={paint.chilli}
        right="raised"
      />
    </Step>
  );
}

/** Step 2: two people talk over a table. */
export function Interview() {
  return (
    <Step courses={5} room={128}>
      <Person
        x={106}
        y={0}
        size={1.5}
        outfit="sari"
        head="bun"
        skin="brown"
        cloth={paint.chilli}
        accent={paint.haldiTint}
        right="low"
      />
      <Person
        x={290}
        y={0}
        size={1.5}
        outfit="kurta"
        head="short"
        skin="light"
        cloth={paint.leaf}
        left="low"
      />
      <path d="M152 0V-42M246 0V-42" stroke={paint.brickDark} strokeWidth="6" />
      <rect x="138" y="-48" width="122" height="8" fill={paint.ink} />
      <path d="M162-48L168-70H206L200-48z" fill={paint.paper} stroke={paint.ink} strokeWidth="2" />
      <path d="M174-62H196M172-56H190" stroke={paint.ink} strokeWidth="2" />
      <path d="M220-62H240L237-48H223z" fill={paint.haldi} />
      <path
        d="M226-68Q223-73 227-78M234-68Q231-73 235-78"
        fill="none"
        stroke={paint.slate}
        strokeWidth="2"
        strokeLinecap="round"
      />
    </Step>
  );
}

/** Step 3: the finished factory, with a ribbon in front of its door. */
export function FundingAndLaunch() {
  return (
    <Step courses={8} room={150}>
      <g transform="translate(56 0) scale(.96)">
        <SpiceShed />
      </g>
      <path
        d="M44-104Q76-88 104-100Q134-86 164-98Q194-84 224-98Q254-86 288-104"
        fill="none"
        stroke={paint.ink}
        strokeWidth="1.8"
      />
      <path d="M62-97l12 3-8 13zM120-95l12-2-4 14zM178-92l13 0-6 13zM238-94l12 0-7 13z" fill={paint.chilli} />
      <path d="M90-97l13-2-5 14zM150-94l12-2-4 14zM208-93l12-2-4 14z" fill={paint.haldi} />
      <Person
        x={330}
        y={0}
        size={1.5}
        outfit="sari"
        head="bun"
        skin="light"
        cloth={paint.leaf}
        accent={paint.haldi}
        left="raised"
        right="raised"
      />
      <Person
        x={374}
        y={0}
        size={1.4}
        outfit="work"
        head="helmet"
        skin="deep"
        cloth={paint.neel}
        trousers={paint.ink}
        left="down"
        right="down"
      />
    </Step>
  );
}
