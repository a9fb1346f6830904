import { competitors } from '../sport/league.ts';
import { dailyLeaguesOf } from '../sport/league-rows.ts';
import { seriesSport } from './series-sport.ts';
import { frames } from './model/units.ts';

const tour =
  competitors(`Judd Trump 94, Kyren Wilson 92, Mark Selby 92, Zhao Xintong 93, Neil Robertson 92, John Higgins 90, Mark Williams 90, Ronnie O'Sullivan 91, Mark Allen 90, Xiao Guodong 89, Shaun Murphy 90, Ding Junhui 87, Barry Hawkins 88,
  Wu Yize 89, Chris Wakelin 87, Si Jiahui 86, Jak Jones 85, Zhang Anda 86, Ali Carter 85, Gary Wilson 85, Elliot Slessor 85, Stephen Maguire 85, Jack Lisowski 87, Stuart Bingham 85, Lei Peifan 83, Pang Junxu 84, Thepchaiya Un-Nooh 84,
  Hossein Vafaei 84, Joe O'Connor 84, David Gilbert 84, Zhou Yuelong 84, Tom Ford 84, Noppon Saengkham 82, Yuan Sijun 82, Matthew Selt 82, Ryan Day 82, Jimmy Robertson 81, Ricky Walden 81, Luca Brecel 84, Anthony McGill 82, Jackson Page 83, Xu Si 82,
  Ben Woollaston 81, Robbie Williams 79, Scott Donaldson 80, Martin O'Donnell 79, Daniel Wells 80, Aaron Hill 81, Fan Zhengyi 81, He Guoqiang 80`);

/** Snooker: so many frames to win. */
export const snooker = seriesSport(
  {
    code: 'S',
    digits: '13',
    name: 'Snooker',
    individual: true,
    unit: frames,
    phase: 'FRAME',
    counted: null,
    lastTarget: null,
    margin: 1,
    pointMarkets: false,
    edge: 0.013,
    pace: [660, 1380],
    pause: [60, 150],
    usualLength: 9_600_000,
  },
  dailyLeaguesOf([
    [1, 'England', 'UK Championship', 'week', '2222222', 13, 19, 600, tour.slice(0, 32), '47-49'],
    [2, 'China', 'International Championship', 'days', '3333333', 2, 12, 600, tour.slice(32, 50), '44-45'],
    [3, 'England', 'Championship League', 'day', '5555500', 10, 20, 300, tour, '24-31'],
    [
      4,
      'World',
      'Q Tour',
      'hours',
      '0000333',
      9,
      18,
      400,
      'Craig Steadman 72, Florian Nüßle 72, Ashley Hugill 72, Zak Surety 72, Dylan Emery 70, Harvey Chandler 70, Simon Blackwell 68, George Pragnell 67, Alfie Davies 66, Umut Dikme 66, Ross Vallance 66, Sydney Wilson 66, Kaylan Patel 65, Gary Thomson 64',
      '35-12',
    ],
    [
      5,
      'World',
      '6 Reds World Cup',
      'hours',
      '2222222',
      4,
      13,
      400,
      'Asjad Iqbal 70, Haris Tahir 66, Pankaj Advani 72, Laxman Rawat 66, Kritsanut Lertsattayathorn 67, Poramin Danjirakul 66, Thor Chuan Leong 67, Lim Kok Leong 66, Ali Alobaidli 65, Ahmed Saif 64, Habib Subah 64, Darren Morgan 66',
      '9-13',
    ],
  ]),
);
