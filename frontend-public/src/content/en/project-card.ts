/** Messages of a project card: carousel, facts and link. */
export const projectCard = {
  carousel: {
    label: (project: string) => `Pictures of ${project}`,
    previous: 'Previous picture',
    next: 'Next picture',
    pause: 'Stop changing pictures',
    play: 'Change pictures automatically',
    place: (shown: string, of: string) => `${shown} of ${of}`,
    show: (place: string, of: string) => `Show picture ${place} of ${of}`,
  },
  project: {
    status: { profitable: 'Profitable', running: 'Running', 'coming-soon': 'Coming Soon' },
    progress: (percent: string) => `Progress ${percent}%`,
    onProgress: 'On Progress',
    amount: 'Project cost',
    unit: (amount: string) => `Invest in multiples of ${amount}`,
    details: 'View details',
    detailsOf: (project: string) => `of ${project}`,
  },
};

export type ProjectCardMessages = typeof projectCard;
