import { screen } from '@testing-library/react';
import { anApplication, FakeApi } from '../../../../test/fakes/fake-api';
import { renderLoggedIn } from '../../../../test/render-logged-in';
import { type Application, applicationSource } from '../../../data/records/applications';
import { DecisionMail } from './decision-mail';

describe('the mail of a decision', () => {
  it.each([
    [{ email: undefined }, 'No mail goes out: the applicant gave no e-mail address.'],
    [{ suspect: true }, /^This application is marked as possible spam: the mail waits/],
  ])('comes with an explanation if no mail is sent', async (part, sentence) => {
    const api = new FakeApi();
    api.applications = [anApplication({ _id: 'id0', ...(part as Partial<Application>) })];
    const change = { id: 'id0', status: 'rejected', expectedStatus: 'pending' } as const;
    renderLoggedIn(<DecisionMail id="mail" source={applicationSource} change={change} reason="" />, api);
    expect(await screen.findByRole('status')).toHaveTextContent(sentence);
  });
});
