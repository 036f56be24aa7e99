import { MinusIcon, PlusIcon } from 'frontend-shared/ui/icon';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import './accordion.css';

export interface AccordionSection {
  /** Unique on the page: the section's heading can be linked to as `#id`. */
  id: string;
  title: ReactNode;
  body: ReactNode;
}

interface AccordionProps {
  sections: readonly AccordionSection[];
  /** Id of the section that is initially open; none by default. */
  defaultOpen?: string;
}

/**
 * An accordion with at most one open section. Closed texts stay in the DOM: the browser's find-in-page opens them, and
 * print and pages without JavaScript show them all.
 */
export function Accordion({ sections, defaultOpen }: AccordionProps) {
  const [open, setOpen] = useState<string | null>(defaultOpen ?? null);
  return (
    <div className="pu-accordion">
      {sections.map((section) => (
        <Section
          key={section.id}
          section={section}
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
  open: boolean;
  onPress: () => void;
  /** Called when the browser's find-in-page has found a match in the closed section. */
  onFound: () => void;
}

function Section({ section: { id, title, body }, open, onPress, onFound }: SectionProps) {
  const panel = useFindInPage(open, onFound);
  return (
    <div className="pu-accordion__section">
      <h3 className="pu-accordion__heading" id={id}>
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
      </h3>
      <div className="pu-accordion__text" id={`${id}-text`} ref={panel} hidden={!open}>
        {body}
      </div>
    </div>
  );
}

/**
 * Makes a closed section searchable with `hidden="until-found"`. React only writes `hidden` as a boolean, so it is set
 * directly.
 */
function useFindInPage(open: boolean, onFound: () => void) {
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
