import { competitors } from '../sport/league.ts';
import { dailyLeaguesOf } from '../sport/league-rows.ts';
import { seriesSport } from './series-sport.ts';
import { sets } from './model/units.ts';

const czech =
  competitors(`Jiří Martinko 60, Tomáš Tregler 66, Michal Obešlo 62, Josef Šimončík 61, František Placek 58, Radek Skála 57, Pavel Širuček 67, Jan Valenta 57, Tibor Štefányi 60, Petr David 57,
  Ondřej Bajger 65, Jaroslav Bresler 58, Zdeněk Bencsik 55, Martin Sobíšek 56, Vladimír Postelt 56, Lubor Sychra 55, Marek Klasek 60, Jakub Zelinka 58, Patrik Novotný 57, Dominik Halačka 59`);
const ukraine =
  competitors(`Yaroslav Zhmudenko 72, Viktor Yefimov 68, Ivan Katkov 64, Anton Limonov 66, Oleksandr Tymofieiev 63, Andrii Bratanov 60, Mykola Tkachenko 56, Roman Volkov 58, Serhii Kovalenko 57, Denys Riabko 58,
  Kyrylo Darin 59, Bohdan Zelenskyi 57, Vladyslav Hontar 56, Artem Loboda 57, Maksym Kolesnyk 56, Oleh Zhdanov 55, Yevhen Khimich 57, Ihor Pasko 55`);
const world =
  competitors(`Wang Chuqin 97, Lin Shidong 95, Hugo Calderano 95, Tomokazu Harimoto 95, Truls Möregårdh 94, Félix Lebrun 95, Liang Jingkun 93, Alexis Lebrun 91, Dang Qiu 90, Darko Jorgić 90, Patrick Franziska 88,
  Benedikt Duda 89, Lin Yun-Ju 91, Sora Matsushima 91, Jang Woojin 89, Oh Junsung 88, An Jaehyun 88, Anders Lind 88, Simon Gauzy 86, Dimitrij Ovtcharov 87, Shunsuke Togami 88, Kanak Jha 85, Quadri Aruna 85, Xiang Peng 88,
  Zhou Qihao 88, Wen Ruibo 88, Huang Youzheng 86, Yukiya Uda 85, Thibault Poret 83, Jonathan Groth 84`);
const women =
  competitors(`Sun Yingsha 97, Wang Manyu 95, Chen Xingtong 93, Kuai Man 92, Wang Yidi 92, Zhu Yuling 90, Miwa Harimoto 91, Mima Ito 89, Hina Hayata 89, Satsuki Odo 88, Shin Yubin 88, Cheng I-Ching 87, Sabine Winter 87, Chen Yi 90,
  Sofia Polcanova 86, Bernadette Szőcs 85, Adriana Díaz 85, Honoka Hashimoto 87, Miyu Nagasaki 86, He Zhuojia 86, Shi Xunyao 88, Joo Cheonhui 85, Bruna Takahashi 85, Elizabeta Samara 82`);

/** Table tennis: sets to eleven with two points ahead. Small series are played around the clock. */
export const tableTennis = seriesSport(
  {
    code: 'TT',
    digits: '12',
    name: 'Table tennis',
    individual: true,
    unit: sets,
    phase: 'GAME',
    counted: null,
    lastTarget: null,
    margin: 2,
    pointMarkets: true,
    edge: 0.0075,
    pace: [9, 21],
    pause: [45, 70],
    usualLength: 1_800_000,
  },
  dailyLeaguesOf(
    [
      [1, 'World', 'WTT Champions', 'day', '4444443', 4, 20, 411, world],
      [2, 'World', 'WTT Champions Women', 'day', '4444443', 3, 19, 411, women],
      [10, 'Czechia', 'Liga Pro', 'hours', '9999999', 0, 23.5, 311, czech],
      [11, 'Ukraine', 'Setka Cup', 'hours', '9999999', 0.25, 23.75, 311, ukraine],
      [
        12,
        'Poland',
        'TT Elite Series',
        'hours',
        '9999999',
        0.5,
        24,
        311,
        'Tomasz Lewandowski 60, Bartosz Such 68, Jakub Perek 63, Jarosław Tomicki 61, Michał Bańkosz 64, Łukasz Nadolski 60, Damian Węderlich 62, Marek Chabrzyk 57, Radosław Żabski 61, Kamil Nalepa 62, Paweł Fertikowski 67, Filip Szymański 66, Rafał Formela 62, Szymon Malicki 60, Konrad Kulpa 66, Marcin Marchlewski 58, Dawid Michna 59, Adam Dosz 60',
      ],
      [
        13,
        'World',
        'WTT Feeder',
        'day',
        '4444442',
        7,
        18,
        311,
        'Lev Katsman 84, Vladimir Sidorenko 83, Andreas Levenko 80, Ľubomír Pištej 78, Tomislav Pucar 82, Andrej Gaćina 82, Marcos Freitas 83, João Geraldo 80, Alvaro Robles 81, Ovidiu Ionescu 80, Eduard Ionescu 81, Dimitrije Levajac 76, Izumac Levajac 70, Zsolt Peto 70, Andrea Puppo 76, Mihai Bobocica 76, Leo de Nodrest 78, Vincent Picard 77',
      ],
      [
        14,
        'Germany',
        'Bundesliga',
        'day',
        '0000124',
        13,
        18,
        311,
        'Timo Boll 84, Ricardo Walther 80, Steffen Mengel 79, Cédric Meissner 76, Kay Stumper 78, Fan Bo Meng 79, Andre Bertelsmeier 77, Wim Verdonschot 76, Tiago Apolónia 79, Kirill Gerassimenko 82, Deni Kožul 80, Bastian Steger 77',
        '35-20',
      ],
    ],
    5,
  ),
);
