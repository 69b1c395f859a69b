export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#01c853" d="M24 0H0v24h24z"/><path fill="#fff" d="m7.18 11.17 4.87-1.99 4.7 2.04L12.03 4zm.01 2.2 4.86 2.74L17 13.37 12.1 20zm4.87-3.22 4.93 2.13-4.93 2.67L7 12.22z"/></svg>'
