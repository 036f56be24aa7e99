import './spice-wizard.css';
import type { SiteConfig } from 'frontend-shared/api/site-config';
import { formatRupees } from 'frontend-shared/i18n/locale';
import { Button } from 'frontend-shared/ui/button';
import { type ReactNode, useRef } from 'react';
import { useEntrance } from '../../blocks/motion/use-entrance';
import type { SpiceFormWords } from '../../content/en/spice-club';
import { FormFrame } from '../../forms/layout/form-frame';
import { useForm } from '../../forms/state/use-form';
import { PaymentDue } from './checkout/payment-due';
import { forgetPayment, isSettled } from './checkout/payment-store';
import { OrderFailed } from './checkout/result/order-failed';
import { OrderPlaced } from './checkout/result/order-placed';
import { PaymentResult } from './checkout/result/payment-result';
import { useOneGesture } from './checkout/use-one-gesture';
import { useRedirectToCheckout } from './checkout/use-redirect-to-checkout';
import { basketOf, stepNames, subscription } from './spice-subscription';
import { ComboStep } from './wizard/combo-step';
import { DetailsStep } from './wizard/details-step';
import { PaymentStep } from './wizard/payment-step';
import { STEP_TITLE, useWizard, type Wizard } from './wizard/use-wizard';
import { WizardSteps } from './wizard/wizard-steps';

interface SpiceWizardProps {
  words: SpiceFormWords;
  site: SiteConfig;
  /** What is said before the first step. */
  intro: ReactNode;
}

/** The subscription in three steps, and its result. */
export function SpiceWizard({ words, site, intro }: SpiceWizardProps) {
  const { submitted } = useForm(subscription);
  const wizard = useWizard();
  const payment = useRedirectToCheckout(submitted);
  if (payment) {
    return (
      <Result words={words} unfinished={!isSettled(payment)}>
        {isSettled(payment) ? (
          <PaymentResult
            words={words}
            site={site}
            payment={payment}
            onAnother={() => {
              forgetPayment();
              wizard.goTo('details');
            }}
          />
        ) : (
          <PaymentDue words={words} payment={payment} />
        )}
      </Result>
    );
  }
  if (submitted && !submitted.answer.order) {
    return (
      <Result words={words}>
        <OrderPlaced
          words={words}
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
      <Result words={words} unfinished>
        <OrderFailed
          words={words}
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
      <Steps words={words} site={site} wizard={wizard} />
    </>
  );
}

interface ResultProps {
  words: SpiceFormWords;
  /** The last step is not done. */
  unfinished?: boolean;
  children: ReactNode;
}

function Result({ words, unfinished = false, children }: ResultProps) {
  return (
    <div className="pu-wizard">
      <WizardSteps words={words.steps} current={unfinished ? 'payment' : null} />
      {children}
    </div>
  );
}

function Steps({ words, site, wizard }: { words: SpiceFormWords; site: SiteConfig; wizard: Wizard }) {
  const { step } = wizard;
  const last = step === 'payment';
  const fields = useRef<HTMLDivElement>(null);
  useEntrance(fields, stepNames.indexOf(step));
  const online = subscription.use().values.paymentMethod === 'razorpay' || undefined;
  useOneGesture();
  const mayFile = () => {
    if (!last) wizard.next();
    return last;
  };
  return (
    <div className={step === 'details' ? 'pu-wizard' : 'pu-wizard pu-wizard--bar'}>
      <WizardSteps words={words.steps} current={step} />
      <h2 className="pu-wizard__title cf-h3" id={STEP_TITLE} tabIndex={-1}>
        {words.titles[step]}
      </h2>
      <FormFrame
        form={subscription}
        words={words}
        site={site}
        labelledBy={STEP_TITLE}
        confirmSubmit={mayFile}
        submitLabel={last ? online && words.submitOnline : words.next[step]}
        back={
          <>
            <BarTotal words={words} />
            {step !== 'details' && (
              <Button look="secondary" onClick={wizard.back}>
                {words.back}
              </Button>
            )}
          </>
        }
      >
        <div className="pu-wizard__fields" ref={fields}>
          {step === 'details' && <DetailsStep words={words} />}
          {step === 'combo' && <ComboStep words={words} site={site} />}
          {last && <PaymentStep words={words} site={site} onChangeAddress={() => wizard.goTo('details')} />}
        </div>
      </FormFrame>
    </div>
  );
}

/** In the bar that stays on a small screen: what the order costs each month. */
function BarTotal({ words }: { words: SpiceFormWords }) {
  const basket = basketOf(subscription.use().values);
  if (!basket) return null;
  return (
    <p className="pu-wizard__total">
      {words.account.eachMonth} <strong className="cf-number">{formatRupees(basket.total)}</strong>
    </p>
  );
}
