import './spice-wizard.css';
import type { SiteConfig } from 'frontend-shared/api/site-config';
import { formatRupees } from 'frontend-shared/i18n/locale';
import { Button } from 'frontend-shared/ui/button';
import { type ReactNode, useRef } from 'react';
import { useEntrance } from '../../blocks/motion/use-entrance';
import type { SpiceFormMessages } from '../../content/en/spice-club';
import { FormFooter } from '../../forms/layout/form-footer';
import { FormFrame } from '../../forms/layout/form-frame';
import { useForm } from '../../forms/state/use-form';
import { PaymentDue } from './checkout/payment-due';
import { clearPayment, isSettled } from './checkout/payment-store';
import { OrderFailed } from './checkout/result/order-failed';
import { OrderPlaced } from './checkout/result/order-placed';
import { PaymentResult } from './checkout/result/payment-result';
import { useIgnoreDoubleSubmit } from './checkout/use-ignore-double-submit';
import { useRedirectToCheckout } from './checkout/use-redirect-to-checkout';
import { basketOf, stepNames, subscription } from './spice-subscription';
import { ComboStep } from './wizard/combo-step';
import { DetailsStep } from './wizard/details-step';
import { PaymentStep } from './wizard/payment-step';
import { STEP_TITLE, useWizard, type Wizard } from './wizard/use-wizard';
import { WizardSteps } from './wizard/wizard-steps';

interface SpiceWizardProps {
  messages: SpiceFormMessages;
  site: SiteConfig;
  /** Content above the first step. */
  intro: ReactNode;
}

/** The subscription in three steps, and its result. */
export default function SpiceWizard({ messages, site, intro }: SpiceWizardProps) {
  const { submitted } = useForm(subscription);
  const wizard = useWizard();
  const payment = useRedirectToCheckout(submitted);
  if (payment) {
    return (
      <Result messages={messages} unfinished={!isSettled(payment)}>
        {isSettled(payment) ? (
          <PaymentResult
            messages={messages}
            site={site}
            payment={payment}
            onAnother={() => {
              clearPayment();
              wizard.goTo('details');
            }}
          />
        ) : (
          <PaymentDue messages={messages} payment={payment} />
        )}
      </Result>
    );
  }
  if (submitted && !submitted.answer.order) {
    return (
      <Result messages={messages}>
        <OrderPlaced
          messages={messages}
          site={site}
          receipt={submitted.answer.data}
          box={submitted.values}
          onAnother={() => {
            subscription.startAnother();
            wizard.goTo('details');
          }}
        />
      </Result>
    );
  }
  if (wizard.failure) {
    return (
      <Result messages={messages} unfinished>
        <OrderFailed
          messages={messages}
          failure={wizard.failure}
          onTryAgain={wizard.reset}
          onBack={() => wizard.goTo('payment')}
        />
      </Result>
    );
  }
  return (
    <>
      {wizard.step === 'details' && intro}
      <Steps messages={messages} site={site} wizard={wizard} />
    </>
  );
}

interface ResultProps {
  messages: SpiceFormMessages;
  /** The last step is not completed. */
  unfinished?: boolean;
  children: ReactNode;
}

function Result({ messages, unfinished = false, children }: ResultProps) {
  return (
    <div className="pu-wizard">
      <WizardSteps messages={messages.steps} current={unfinished ? 'payment' : null} />
      {children}
    </div>
  );
}

function Steps({
  messages,
  site,
  wizard,
}: {
  messages: SpiceFormMessages;
  site: SiteConfig;
  wizard: Wizard;
}) {
  const { step } = wizard;
  const last = step === 'payment';
  const fields = useRef<HTMLDivElement>(null);
  useEntrance(fields, stepNames.indexOf(step));
  const online = subscription.use().values.paymentMethod === 'razorpay' || undefined;
  useIgnoreDoubleSubmit();
  const confirmSubmit = () => {
    if (!last) wizard.next();
    return last;
  };
  return (
    <div className={step === 'details' ? 'pu-wizard' : 'pu-wizard pu-wizard--bar'}>
      <WizardSteps messages={messages.steps} current={step} />
      <h2 className="pu-wizard__title cf-h3" id={STEP_TITLE} tabIndex={-1}>
        {messages.titles[step]}
      </h2>
      <FormFrame
        form={subscription}
        messages={messages}
        site={site}
        labelledBy={STEP_TITLE}
        confirmSubmit={confirmSubmit}
        footer={
          <FormFooter
            form={subscription}
            messages={messages}
            submitLabel={last ? online && messages.submitOnline : messages.next[step]}
            back={
              <>
                <BarTotal messages={messages} />
                {step !== 'details' && (
                  <Button look="secondary" onClick={wizard.back}>
                    {messages.back}
                  </Button>
                )}
              </>
            }
          />
        }
      >
        <div className="pu-wizard__fields" ref={fields}>
          {step === 'details' && <DetailsStep messages={messages} />}
          {step === 'combo' && <ComboStep messages={messages} site={site} />}
          {last && (
            <PaymentStep messages={messages} site={site} onChangeAddress={() => wizard.goTo('details')} />
          )}
        </div>
      </FormFrame>
    </div>
  );
}

/** The monthly price, in the sticky bar of small screens. */
function BarTotal({ messages }: { messages: SpiceFormMessages }) {
  const basket = basketOf(subscription.use().values);
  if (!basket) return null;
  return (
    <p className="pu-wizard__total">
      {messages.account.eachMonth} <strong className="cf-number">{formatRupees(basket.total)}</strong>
    </p>
  );
}
