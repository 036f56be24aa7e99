import type { ProjectCardMessages } from '../en/project-card';

export const projectCard: ProjectCardMessages = {
  carousel: {
    label: (project) => `${project} की तस्वीरें`,
    previous: 'पिछली तस्वीर',
    next: 'अगली तस्वीर',
    pause: 'तस्वीरें बदलना रोकें',
    play: 'तस्वीरें अपने-आप बदलें',
    place: (shown, of) => `${of} में से ${shown}`,
    show: (place, of) => `${of} में से तस्वीर ${place} दिखाएँ`,
  },
  project: {
    status: { profitable: 'मुनाफ़े में', running: 'चालू', 'coming-soon': 'जल्द आ रहा है' },
    progress: (percent) => `प्रगति ${percent}%`,
    onProgress: 'प्रगति जारी',
    amount: 'परियोजना की लागत',
    unit: (amount) => `निवेश ${amount} की इकाइयों में`,
    details: 'पूरी जानकारी देखें',
    detailsOf: (project) => `(${project})`,
  },
};
