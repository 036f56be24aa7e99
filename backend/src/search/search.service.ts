import { Injectable } from '@nestjs/common';
import type { CallerIdentity } from '../common/access/caller.js';
import { SubmissionLists } from '../submissions/list/submission-lists.js';
import type { SubmissionKind } from '../submissions/record/submission-kind.js';
import { SubmissionKinds } from '../submissions/record/submission-kinds.js';
import { type SearchHit, searchHit } from './dto/search-hit.view.js';

/** Maximum number of hits per kind. */
const HITS_PER_KIND = 5;

/** The hits, and the kinds with more. */
export interface SearchResults {
  hits: SearchHit[];
  kindsWithMore: string[];
}

/** Searches the records of all kinds at once. */
@Injectable()
export class SearchService {
  constructor(
    private readonly kinds: SubmissionKinds,
    private readonly lists: SubmissionLists,
  ) {}

  /** The newest matching records of each kind that the caller may read, newest of all first. */
  async search(query: string, { permissions }: CallerIdentity): Promise<SearchResults> {
    const readable = this.kinds.all().filter(({ readPermission }) => permissions.includes(readPermission));
    const found = await Promise.all(readable.map((kind) => this.searchIn(kind, query)));
    return {
      hits: found.flatMap(({ hits }) => hits).sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime()),
      kindsWithMore: found.flatMap(({ kindsWithMore }) => kindsWithMore),
    };
  }

  private async searchIn(kind: SubmissionKind, query: string): Promise<SearchResults> {
    const request = { q: query, limit: HITS_PER_KIND, count: 'none' } as const;
    const { items, next } = await this.lists.read(kind.store, request, { equal: {} });
    return {
      hits: items.map((record) => searchHit(kind, record, query)),
      kindsWithMore: next === undefined ? [] : [kind.subject],
    };
  }
}
