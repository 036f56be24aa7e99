import './restored-draft.css';
import { Button } from 'frontend-shared/ui/button';
import { useFormsMessages } from '../../content/use-forms-messages';

interface RestoredDraftProps {
  onRestore: () => void;
  onForget: () => void;
}

/** For somebody who left a half-filled form and comes back: what was typed is not lost. */
export function RestoredDraft({ onRestore, onForget }: RestoredDraftProps) {
  const messages = useFormsMessages().left;
  return (
    <div className="pu-restored-draft">
      <p>{messages.text}</p>
      <p className="pu-left-draft__buttons">
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
