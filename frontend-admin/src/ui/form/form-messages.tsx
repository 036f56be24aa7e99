import Alert from 'antd/es/alert';
import './form-messages.css';
import { Icon } from '../icon';

/** Error of a form. The live region is always rendered, so that screen readers announce its changes. */
export function FormError({ id, text }: { id: string; text: string | undefined }) {
  return (
    <div id={id} role="alert" className="ad-form-error">
      {text && <Alert type="error" role="none" showIcon icon={<Icon name="warning" />} title={text} />}
    </div>
  );
}

/** Success message of a form, in a live region. */
export function FormSuccess({ text }: { text: string | undefined }) {
  return (
    <div role="status" className="ad-form-success">
      {text && <Alert type="success" role="none" showIcon icon={<Icon name="tick" />} title={text} />}
    </div>
  );
}
