import type { ContactMessage, NewReply, ReplyFrame } from '../../src/data/records/contacts';
import type { Answer } from './fake-api';

interface ReplyCall {
  method: string;
  /** Path segment after `replies`. */
  step: string | undefined;
  query: URLSearchParams;
  /** E-mail address of the calling account. */
  by: string;
  body: unknown;
}

/** The frame of a reply's mail, as the API returns it. */
export function frameOf(message: ContactMessage, locale: string): ReplyFrame {
  const isHindi = locale === 'hi';
  return {
    to: message.email,
    replyTo: 'support@example.org',
    subject: `Re: ${isHindi ? 'सामान्य पूछताछ' : message.subject} [${message.reference}]`,
    greeting: isHindi ? `नमस्ते ${message.name} जी,` : `Dear ${message.name},`,
    ending: [
      `Your reference: ${message.reference}`,
      isHindi ? 'सादर, साझा उद्योग की टीम' : 'With regards, the team',
    ],
    footer: ['Saajha Udyog Private Limited, Hajipur'],
    siteUrl: `https://www.example.org${isHindi ? '/hi' : ''}`,
  };
}

/** Sends or undoes a reply, or returns its frame, like the API; undefined if another reply was sent first. */
export function answerReplies(message: ContactMessage, call: ReplyCall): Answer | undefined {
  const { method, step, query, by } = call;
  if (step === 'frame') return { body: frameOf(message, query.get('locale') ?? message.locale) };
  const replies = message.replies ?? [];
  if (method === 'DELETE') {
    message.replies = replies.filter(({ _id }) => _id !== step);
    if (message.replies.length === 0) delete message.repliedAt;
    return { body: { message: 'Reply undone', data: { ...message } } };
  }
  const { text, locale, expectedReplies } = call.body as NewReply;
  if (expectedReplies !== replies.length) return undefined;
  const at = new Date().toISOString();
  message.replies = [...replies, { _id: `r${replies.length}`, by, at, text, locale, delivery: 'waiting' }];
  message.repliedAt ??= at;
  message.status = 'read';
  return { body: { message: 'Reply sent', data: { ...message } } };
}
