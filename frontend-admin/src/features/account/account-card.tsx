import { type ReactNode, useId } from 'react';
import { useFocusFallback } from '../../browser/use-focus-fallback';

interface AccountCardProps {
  title: string;
  intro?: string;
  children: ReactNode;
}

/** A card on the account page. */
export function AccountCard({ title, intro, children }: AccountCardProps) {
  const { region, heading } = useFocusFallback<HTMLElement>({ shrinks: true });
  const id = useId();
  return (
    <section ref={region} className="ad-card ad-account-card" aria-labelledby={id}>
      <h2 ref={heading} id={id} tabIndex={-1}>
        {title}
      </h2>
      {intro && <p className="ad-quiet">{intro}</p>}
      {children}
    </section>
  );
}
