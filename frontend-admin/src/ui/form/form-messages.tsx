import Alert from 'antd/es/alert';
import './form-messages.css';
import { Icon } from '../icon';

/** What went wrong. The region is always there, so that screen readers hear what comes into it. */
export function FormError({ id, text }: { id: string; text: string | undefined }) {
  return (
    <div id={id} role="alert" className="ad-form-error">
      {text && <Alert type="error" role="none" showIcon icon={<Icon name="warning" />} title={text} />}
    </div>
  );
}

/** What was done, in the same way. */
export function FormSuccess({ text }: { text: string | undefined }) {
  return (
    <div role="status" className="ad-form-success">
      {text && <Alert type="success" role="none" showIcon icon={<Icon name="tick" />} title={text} />}
    </div>
  );
}
