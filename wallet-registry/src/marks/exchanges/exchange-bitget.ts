export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#00f0ff" d="M24 0H0v24h24z"/><path fill="#00040c" d="M11.23 9.74h3.75l3.83 4.05a.7.7 0 0 1 0 .96L13.9 20h-3.86l1.17-1.2 4.28-4.53-4.23-4.53"/><path fill="#00040c" d="M12.77 14.26H9.02L5.2 10.2a.7.7 0 0 1 0-.96L10.1 4h3.86L12.8 5.2 8.52 9.74l4.23 4.53"/></svg>'
