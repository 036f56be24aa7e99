import { MinusIcon, PlusIcon } from 'frontend-shared/ui/icon';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import './accordion.css';

export interface AccordionSection {
  /** Unique on the page; the address `#id` of the section's heading. */
  id: string;
  title: ReactNode;
  body: ReactNode;
}

interface AccordionProps {
  sections: readonly AccordionSection[];
  /** Level of the sections' headings. */
  headingLevel?: 2 | 3 | 4;
  /** The section that is open at first; none by default. */
  defaultOpen?: string;
}

/**
 * Sections of which at most one is open; pressing the open one closes it. Closed texts stay in the page: the
 * browser's search finds and opens them, print and pages without JavaScript show them all.
 */
export function Accordion({ sections, headingLevel = 3, defaultOpen }: AccordionProps) {
  const [open, setOpen] = useState<string | null>(defaultOpen ?? null);
  return (
    <div className="pu-accordion">
      {sections.map((section) => (
        <Section
          key={section.id}
          section={section}
          level={headingLevel}
          open={section.id === open}
          onPress={() => setOpen((now) => (now === section.id ? null : section.id))}
          onFound={() => setOpen(section.id)}
        />
      ))}
    </div>
  );
}

interface SectionProps {
  section: AccordionSection;
  level: 2 | 3 | 4;
  open: boolean;
  onPress: () => void;
  /** The browser's own search has found a word in the closed text. */
  onFound: () => void;
}

function Section({ section: { id, title, body }, level, open, onPress, onFound }: SectionProps) {
  const Heading = `h${level}` as const;
  const panel = useSearchable(open, onFound);
  return (
    <div className="pu-accordion__section">
      <Heading className="pu-accordion__heading" id={id}>
        <button
          type="button"
          className="pu-accordion__button"
          aria-expanded={open}
          aria-controls={`${id}-text`}
          onClick={onPress}
        >
          {title}
          {open ? <MinusIcon size={24} /> : <PlusIcon size={24} />}
        </button>
      </Heading>
      <div className="pu-accordion__text" id={`${id}-text`} ref={panel} hidden={!open}>
        {body}
      </div>
    </div>
  );
}

/** Lets the browser's search look into a closed text. React writes `hidden` only as a yes or no, hence by hand. */
function useSearchable(open: boolean, onFound: () => void) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = panel.current;
    if (open || !element) return;
    if ('onbeforematch' in element) element.setAttribute('hidden', 'until-found');
    element.addEventListener('beforematch', onFound);
    return () => element.removeEventListener('beforematch', onFound);
  }, [open, onFound]);
  return panel;
}
