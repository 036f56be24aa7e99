import './left-draft.css';
import { Button } from 'frontend-shared/ui/button';
import { useFormsWords } from '../content/use-forms-words';

interface LeftDraftProps {
  onRestore: () => void;
  onForget: () => void;
}

/** For somebody who left a half-filled form and comes back: what was typed is not lost. */
export function LeftDraft({ onRestore, onForget }: LeftDraftProps) {
  const words = useFormsWords().left;
  return (
    <div className="pu-left-draft">
      <p>{words.text}</p>
      <p className="pu-left-draft__buttons">
        <Button look="secondary" size="small" onClick={onRestore}>
          {words.restore}
        </Button>
        <Button look="plain" size="small" onClick={onForget}>
          {words.forget}
        </Button>
      </p>
    </div>
  );
}
