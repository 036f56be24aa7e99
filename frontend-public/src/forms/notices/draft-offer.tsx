import './draft-offer.css';
import { Button } from 'frontend-shared/ui/button';
import { useFormsMessages } from '../../content/use-forms-messages';

interface DraftOfferProps {
  onRestore: () => void;
  onForget: () => void;
}

/** For somebody who left a half-filled form and comes back: what was typed is not lost. */
export function DraftOffer({ onRestore, onForget }: DraftOfferProps) {
  const messages = useFormsMessages().draftOffer;
  return (
    <div className="pu-draft-offer">
      <p>{messages.text}</p>
      <p className="pu-draft-offer__buttons">
        <Button look="secondary" size="small" onClick={onRestore}>
          {messages.restore}
        </Button>
        <Button look="plain" size="small" onClick={onForget}>
          {messages.forget}
        </Button>
      </p>
    </div>
  );
}
