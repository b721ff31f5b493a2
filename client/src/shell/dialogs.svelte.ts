// Dialogs that any page can open.

export const settingsDialog = $state({ open: false });
