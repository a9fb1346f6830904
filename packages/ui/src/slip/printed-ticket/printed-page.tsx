import '../../global.ts';
import { createRoot } from 'react-dom/client';
import { longPrintedTicket } from '../../showcase/printed-ticket.ts';
import { PrintedTicket } from './PrintedTicket.tsx';

/** The page that the test prints. */
createRoot(document.body).render(<PrintedTicket {...longPrintedTicket} />);
