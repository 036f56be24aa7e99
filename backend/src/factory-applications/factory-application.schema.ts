import { Schema } from 'mongoose';
import { addDocumentIndex, addSubmissionIndexes } from '../submissions/record/store/list-indexes.js';
import { addContactIndexes } from '../submissions/record/store/same-contact.js';
import { submissionDefinition } from '../submissions/record/submission-record.js';
import { addDecisionIndex, DECISION, type DecidedRecord } from '../submissions/record/values/decision.js';
import { LOCATION, type Location } from '../submissions/record/values/location.js';
import { REVIEW_STATUSES, type ReviewStatus } from '../submissions/review/review-status.js';
import type { BusinessIdea, RequiredAmount } from './application-options.js';

/** Somebody with a skill but no funds applies to have their factory funded. */
export interface FactoryApplication extends DecidedRecord<ReviewStatus>, Location {
  name: string;
  business_idea: BusinessIdea;
  required_amount: RequiredAmount;
  past_experience?: string;
  email?: string;
  mobile?: string;
}

export const FACTORY_APPLICATION = 'FactoryApplication';

const text = { type: String, required: true };

export const factoryApplicationSchema = new Schema<FactoryApplication>(
  {
    ...submissionDefinition(REVIEW_STATUSES),
    decision: DECISION,
    name: text,
    business_idea: text,
    ...LOCATION,
    required_amount: text,
    past_experience: String,
    email: String,
    mobile: String,
  },
  // Effects may have empty content, which mongoose would otherwise drop.
  { collection: 'factory_applications', versionKey: false, strict: 'throw', minimize: false },
);

/** Fields a list can be filtered by. */
const LIST_FILTERS = ['status', 'business_idea', 'required_amount'];

addSubmissionIndexes(factoryApplicationSchema, LIST_FILTERS);
addDecisionIndex(factoryApplicationSchema);
addDocumentIndex(factoryApplicationSchema);
addContactIndexes(factoryApplicationSchema);
