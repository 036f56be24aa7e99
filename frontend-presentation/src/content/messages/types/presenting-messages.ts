/** Messages of the presenter's window, the clicker and the followers. */
export interface PresentingMessages {
  presenter: {
    title: string;
    now: string;
    next: string;
    last: string;
    inSection: (section: string, slide: number, of: number) => string;
    of: (total: string) => string;
    paused: string;
    onTime: string;
    ahead: (time: string) => string;
    behind: (time: string) => string;
    /** With its units, so that nobody reads it as a time of day. */
    duration: (minutes: number, seconds: number) => string;
    slideEnds: (slide: number, after: string) => string;
    sectionEnds: (section: string, after: string) => string;
    /** Planned end of a section, shown next to its title. */
    until: (after: string) => string;
    byPlan: (duration: string) => string;
    elapsed: string;
    clock: string;
    notes: (slide: number) => string;
    smaller: string;
    larger: string;
    noNotes: string;
    back: string;
    forward: string;
    blank: string;
    showAgain: string;
    isBlank: string;
    goTo: string;
    startTimer: string;
    stopTimer: string;
    resetTimer: string;
    sections: string;
  };
  links: {
    audience: string;
    linked: string;
    notLinked: string;
    openDeck: string;
    clicker: string;
    noClicker: string;
    clickers: (count: number) => string;
    followers: (count: number) => string;
    offline: string;
  };
  blocked: { title: string; text: string; link: string };
  clickerPanel: {
    title: string;
    offer: string;
    open: string;
    hide: string;
    opening: string;
    scan: string;
    secret: string;
    qr: string;
    follow: string;
    code: string;
    linked: (count: number) => string;
    another: string;
    unlink: string;
    unlinkFailed: string;
    end: string;
    failed: string;
    tooMany: (minutes: number) => string;
    retry: string;
    lost: string;
    ended: string;
    /** Why the buttons are disabled in a presenter's window without a deck. */
    noDeck: string;
    /** The speaker ended the room. */
    closed: string;
  };
  clicker: {
    title: string;
    connecting: string;
    linked: string;
    lost: string;
    full: string;
    noDeck: string;
    ended: string;
    /** What to do once it has ended. */
    afterEnd: string;
    refused: string;
    afterRefusal: string;
    noKey: string;
    hint: string;
    failed: string;
    back: string;
    next: string;
    end: string;
    blank: string;
    showAgain: string;
    startTimer: string;
    stopTimer: string;
    language: string;
  };
  follower: {
    title: string;
    intro: string;
    codeLabel: string;
    codeWrong: string;
    follow: string;
    connecting: string;
    live: string;
    lost: string;
    full: string;
    ended: string;
    unknown: string;
    otherSlide: (slide: number) => string;
    toLive: (slide: number) => string;
    previous: string;
    next: string;
    blank: string;
    allSlides: string;
  };
}
