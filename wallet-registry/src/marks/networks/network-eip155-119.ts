export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#00e789" d="M24 0H0v24h24z"/><path fill="#000" d="M10.69 14.46 12 16.28V20l-4.8-2.05V8.26a1.33 1.33 0 0 1 1.31-1.32l4.63 6.41 2.35 1.45V6.82l-2.18-.94v5.47l-1.3-1.82V4l4.79 2.06v8.98a1.33 1.33 0 0 1-1.31 1.32l-3.34-2.13L8.51 9.2v8l2.18.92z"/></svg>'
