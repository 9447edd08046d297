// Stands in for what jsPDF would load to print HTML.
export default undefined;
