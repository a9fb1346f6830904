/** Given names and surnames of a nation, for the squads that no list has. */
interface Names {
  readonly given: readonly string[];
  readonly surnames: readonly string[];
}

const list = (text: string): readonly string[] => text.split(',').map((name) => name.trim().replaceAll(/\s+/g, ' '));
const names = (given: string, surnames: string): Names => ({ given: list(given), surnames: list(surnames) });

const serbian = names(
  'Nikola, Luka, Stefan, Marko, Miloš, Filip, Aleksa, Uroš, Lazar, Nemanja, Vuk, Dušan, Mihajlo, Veljko, Ognjen, Strahinja',
  `Petrović, Jovanović, Nikolić, Marković, Đorđević, Stojanović, Ilić, Stanković, Pavlović, Milošević, Živković, Tomić, Đukić,
  Kostić, Ristić, Lukić, Mitrović, Radović, Savić, Popović, Vasić, Simić, Bogdanović, Obradović`,
);
const croatian = names(
  'Ivan, Luka, Marko, Josip, Ante, Mateo, Petar, Dominik, Karlo, Toni, Bruno, Roko, Duje, Šime, Fran, Borna',
  `Horvat, Kovačević, Babić, Marić, Jurić, Novak, Kovačić, Knežević, Vuković, Perić, Matić, Božić, Blažević, Pavić, Šimić,
  Grgić, Bašić, Vidović, Barišić, Lovrić, Brekalo, Šarić`,
);
const bosnian = names(
  'Amar, Kenan, Tarik, Haris, Emir, Adnan, Edin, Mirza, Armin, Benjamin, Dino, Nermin, Luka, Marko, Ivan, Stefan',
  `Hodžić, Hadžić, Čengić, Delić, Begić, Mujić, Halilović, Kovačević, Hasanović, Imamović, Šabić, Bašić, Omerović, Jurić,
  Perić, Salihović, Ćorić, Gojković, Muratović, Alagić`,
);
const slovene = names(
  'Luka, Žan, Jan, Nejc, Matej, Gregor, Miha, Tilen, Rok, Anže, Blaž, Jaka, Timi, Urban',
  'Novak, Horvat, Kovačič, Krajnc, Zupančič, Potočnik, Mlakar, Kos, Vidmar, Golob, Turk, Božič, Kralj, Zupan, Bizjak, Hribar, Rozman, Kavčič',
);
const albanian = names(
  'Arber, Ardit, Kristi, Redon, Mario, Klaus, Endri, Enis, Florian, Juljan, Eros, Rey, Bekim, Taulant, Lorik, Blerim',
  'Hoxha, Shehu, Prifti, Gjoka, Marku, Leka, Dervishi, Kola, Basha, Hysa, Çela, Gashi, Krasniqi, Berisha, Bytyqi, Ismaili, Xhaka, Mema, Dauti, Lleshi',
);
const macedonian = names(
  'Stefan, Filip, Bojan, Darko, Kristijan, Marko, Aleksandar, Dimitar, Goran, Tihomir, Jovan, Viktor, Ilija, Martin',
  'Ristovski, Trajkovski, Stojanovski, Nikolov, Petrovski, Jovanovski, Ilievski, Velkovski, Angelov, Miovski, Kostadinov, Bardhi, Todorovski, Markovski, Spirovski, Atanasov',
);
const english = names(
  'Jack, Harry, Tom, Callum, Ben, Luke, Jake, Connor, Ryan, Jordan, Alfie, Charlie, Mason, Tyler, Josh, Lewis, Reece, Jamie',
  `Smith, Taylor, Walker, Wright, Robinson, Thompson, Hughes, Edwards, Clarke, Cooper, Ward, Turner, Phillips, Parker, Bennett,
  Cook, Bailey, Shaw, Marshall, Palmer, Fletcher, Barnes, Holmes, Mills`,
);
const scottish = names(
  'Callum, Ryan, Lewis, Scott, Liam, Kieran, Ross, Fraser, Blair, Cameron, Stuart, Declan, Greg, Finlay',
  'McGregor, Robertson, Stewart, Campbell, Fraser, Murray, MacDonald, Reid, Ross, Paterson, Kerr, Hamilton, Graham, Ferguson, Gallagher, Boyle, Shankland, McLean',
);
const american = names(
  'Jalen, Marcus, Tyler, Brandon, Malik, Isaiah, Cameron, Trey, Jordan, Devin, Xavier, Dylan, Mason, Caleb, Terrence, Darius, Logan, Kyle',
  `Johnson, Williams, Brown, Davis, Miller, Wilson, Moore, Jackson, Harris, Robinson, Carter, Mitchell, Coleman, Brooks, Hayes, Foster,
  Bryant, Griffin, Simmons, Washington, Porter, Bennett, Sanders, Reed`,
);
const canadian = names(
  'Tyler, Connor, Ryan, Brett, Logan, Nolan, Mathieu, Alexandre, Evan, Carter, Jake, Brady, Owen, Simon, Dylan, Zach',
  'Tremblay, Roy, MacKenzie, Bouchard, Gagnon, Campbell, Morrison, Fraser, Lavoie, Côté, Sutter, Hughes, Pelletier, Bergeron, McDonald, Thompson, Gauthier, Stewart, Crawford, Reid',
);
const spanish = names(
  'Álvaro, Sergio, Pablo, Iker, Javier, Mikel, Rubén, Adrián, Hugo, Dani, Jorge, Raúl, Unai, Iván, Marcos, Óscar, Víctor, Aitor',
  `García, Fernández, González, Rodríguez, López, Martínez, Sánchez, Pérez, Gómez, Martín, Jiménez, Ruiz, Hernández, Díaz, Moreno,
  Muñoz, Álvarez, Romero, Navarro, Torres, Gil, Serrano, Molina, Castro`,
);
const latin = names(
  'Santiago, Matías, Nicolás, Juan, Diego, Facundo, Lautaro, Agustín, Sebastián, Joaquín, Franco, Gonzalo, Emiliano, Ignacio, Brian, Kevin, Cristian, Leandro',
  `González, Rodríguez, Fernández, Gómez, Díaz, Pereyra, Sosa, Acosta, Benítez, Medina, Herrera, Aguirre, Rojas, Ríos, Cabrera, Villalba,
  Quintero, Vargas, Castillo, Morales, Ortiz, Silva, Giménez, Domínguez`,
);
const italian = names(
  'Lorenzo, Matteo, Andrea, Federico, Luca, Davide, Simone, Alessandro, Nicolò, Riccardo, Tommaso, Gianluca, Marco, Filippo, Edoardo, Samuele',
  `Rossi, Russo, Ferrari, Esposito, Bianchi, Romano, Colombo, Ricci, Marino, Greco, Bruno, Gallo, Conti, De Luca, Mancini, Costa,
  Giordano, Rizzo, Lombardi, Moretti, Barbieri, Fontana, Caruso, Ferrara`,
);
const german = names(
  'Lukas, Jonas, Leon, Tim, Florian, Niklas, Maximilian, Felix, Jan, Paul, Julian, Moritz, Nico, Fabian, Philipp, Tobias, Marvin, Robin',
  `Müller, Schmidt, Schneider, Fischer, Weber, Wagner, Becker, Hoffmann, Schäfer, Koch, Bauer, Richter, Klein, Wolf, Schröder, Neumann,
  Schwarz, Zimmermann, Braun, Krüger, Hofmann, Lange, Krause, Lehmann`,
);
const french = names(
  'Lucas, Hugo, Théo, Enzo, Maxime, Antoine, Kylian, Mathis, Adrien, Thomas, Jordan, Romain, Valentin, Florian, Yanis, Ismaël, Moussa, Ibrahim',
  `Martin, Bernard, Dubois, Robert, Richard, Durand, Leroy, Moreau, Simon, Laurent, Lefèvre, Michel, Girard, Bonnet, Fontaine, Diallo,
  Traoré, Koné, Camara, Mendy, Fofana, Blanc, Garnier, Chevalier`,
);
const portuguese = names(
  'João, Diogo, Tiago, Rui, Gonçalo, Pedro, Bruno, André, Nuno, Rafael, Francisco, Tomás, Fábio, Ricardo, Miguel, Afonso',
  'Silva, Santos, Ferreira, Pereira, Oliveira, Costa, Rodrigues, Martins, Sousa, Fernandes, Gonçalves, Gomes, Lopes, Marques, Alves, Almeida, Ribeiro, Pinto, Carvalho, Teixeira',
);
const brazilian = names(
  'Gabriel, Lucas, Matheus, Felipe, Vitor, Bruno, Pedro, Rafael, Thiago, Caio, Guilherme, Everton, Wesley, Igor, Yago, Vinícius, Renan, Luan',
  'Silva, Santos, Souza, Oliveira, Lima, Pereira, Costa, Rodrigues, Almeida, Nascimento, Araújo, Ribeiro, Barbosa, Rocha, Dias, Moreira, Cardoso, Teixeira, Freitas, Batista, Moraes, Cavalcanti',
);
const dutch = names(
  'Daan, Sem, Lars, Thijs, Jesse, Bram, Ruben, Stijn, Luuk, Joep, Mats, Sven, Wout, Jordy, Robin, Tijjani',
  'de Jong, Jansen, de Vries, van den Berg, Bakker, Visser, Smit, Meijer, de Boer, Mulder, de Groot, Bos, Vos, Peters, Hendriks, van Dijk, Dekker, Brouwer, de Wit, Kok',
);
const belgian = names(
  'Wout, Thibault, Arthur, Louis, Robbe, Jelle, Siebe, Maxime, Mathias, Senne, Noah, Romain, Bryan, Dries, Tibo, Alexis',
  'Peeters, Janssens, Maes, Jacobs, Mertens, Willems, Claes, Goossens, Wouters, De Smet, Dubois, Lambert, Dupont, Leroy, Vermeulen, Van Damme, De Clercq, Hendrickx, Mbemba, Lukaku',
);
const nordic = names(
  'Emil, Oscar, Viktor, Magnus, Mathias, Kasper, Frederik, Anton, Simon, Jonas, Sander, Kristian, Elias, Ludvig, Rasmus, Mikkel, Erik, Sebastian',
  `Johansson, Andersson, Karlsson, Nilsson, Eriksson, Lindberg, Hansen, Olsen, Larsen, Andersen, Pedersen, Nielsen, Jensen, Kristensen,
  Sørensen, Berg, Dahl, Solberg, Holm, Lindqvist, Ekström, Åkesson, Bergström, Sandberg`,
);
const finnish = names(
  'Eetu, Juho, Lauri, Aleksi, Ville, Otto, Roope, Teemu, Antti, Jere, Miro, Oskari, Santeri, Kalle',
  'Korhonen, Virtanen, Mäkinen, Nieminen, Mäkelä, Hämäläinen, Laine, Heikkinen, Koskinen, Järvinen, Lehtonen, Saarinen, Salminen, Heinonen, Niemi, Kinnunen, Salonen, Turunen, Rantanen, Ahonen',
);
const polish = names(
  'Jakub, Kacper, Mateusz, Michał, Bartosz, Szymon, Kamil, Patryk, Dawid, Adrian, Damian, Piotr, Sebastian, Filip, Przemysław, Łukasz',
  `Nowak, Kowalski, Wiśniewski, Wójcik, Kowalczyk, Kamiński, Lewandowski, Zieliński, Szymański, Woźniak, Dąbrowski, Kozłowski, Jankowski,
  Mazur, Krawczyk, Piotrowski, Grabowski, Pawłowski, Michalski, Król`,
);
const czech = names(
  'Tomáš, Jan, Lukáš, Ondřej, David, Matěj, Vojtěch, Adam, Filip, Jakub, Michal, Martin, Petr, Jiří, Dominik, Patrik',
  `Novák, Svoboda, Novotný, Dvořák, Černý, Procházka, Kučera, Veselý, Horák, Němec, Pokorný, Marek, Pospíšil, Hájek, Jelínek, Král, Růžička,
  Beneš, Fiala, Sedláček, Doležal, Zeman`,
);
const hungarian = names(
  'Bence, Máté, Dominik, Ádám, Dániel, Balázs, Gergő, Márton, Zsolt, Attila, Roland, Kristóf, Levente, Péter',
  'Nagy, Kovács, Tóth, Szabó, Horváth, Varga, Kiss, Molnár, Németh, Farkas, Balogh, Papp, Takács, Juhász, Lakatos, Mészáros, Simon, Rácz, Fekete, Szalai',
);
const romanian = names(
  'Andrei, Alexandru, Mihai, Florin, Denis, Darius, Ionuț, Răzvan, Adrian, Cristian, Bogdan, Valentin, Vlad, Marius, Octavian, Ștefan',
  'Popescu, Ionescu, Popa, Radu, Stan, Dumitru, Stoica, Gheorghe, Rusu, Munteanu, Matei, Constantin, Marin, Tudor, Dobre, Barbu, Nistor, Florea, Moldovan, Căpățînă',
);
const bulgarian = names(
  'Ivan, Georgi, Dimitar, Nikolay, Martin, Aleksandar, Kiril, Todor, Hristo, Stoyan, Borislav, Valeri, Filip, Ivaylo',
  'Ivanov, Georgiev, Dimitrov, Petrov, Nikolov, Hristov, Stoyanov, Todorov, Iliev, Vasilev, Atanasov, Petkov, Angelov, Kolev, Yordanov, Marinov, Kostov, Popov',
);
const greek = names(
  'Giorgos, Dimitris, Kostas, Nikos, Panagiotis, Vangelis, Christos, Thanasis, Manolis, Anastasios, Stefanos, Petros, Lazaros, Andreas, Giannis, Spyros',
  `Papadopoulos, Georgiou, Nikolaou, Papageorgiou, Vlachos, Karagiannis, Makris, Oikonomou, Antoniou, Konstantinou, Dimitriadis, Vasiliadis,
  Samaras, Tsimikas, Pavlidis, Kourbelis, Fountas, Rota, Mantalos, Kalaitzakis`,
);
const turkish = names(
  'Emre, Mert, Burak, Kerem, Arda, Yusuf, Ozan, Berkay, Cenk, Umut, Halil, Kaan, Orkun, Efe, Barış, Salih, Onur, Enes',
  'Yılmaz, Kaya, Demir, Çelik, Şahin, Yıldız, Yıldırım, Öztürk, Aydın, Özdemir, Arslan, Doğan, Kılıç, Aslan, Çetin, Kara, Koç, Kurt, Özkan, Şimşek, Aktaş, Güler',
);
const russian = names(
  'Ivan, Aleksandr, Dmitri, Maksim, Nikita, Artyom, Kirill, Daniil, Andrei, Sergei, Mikhail, Pavel, Egor, Ilya, Roman, Vladislav',
  `Ivanov, Smirnov, Kuznetsov, Popov, Sokolov, Lebedev, Kozlov, Novikov, Morozov, Volkov, Solovyov, Vasilyev, Zaitsev, Pavlov, Semyonov, Golubev,
  Vinogradov, Bogdanov, Vorobyov, Fyodorov, Belov, Komarov`,
);
const ukrainian = names(
  'Oleksandr, Andriy, Mykola, Vladyslav, Artem, Dmytro, Bohdan, Taras, Vitaliy, Yehor, Danylo, Ivan, Maksym, Serhiy',
  'Kovalenko, Bondarenko, Tkachenko, Kravchenko, Shevchenko, Oliynyk, Lysenko, Marchenko, Savchenko, Rudenko, Petrenko, Moroz, Melnyk, Polishchuk, Boyko, Kravets, Sydorenko, Hrytsenko',
);
const lithuanian = names(
  'Lukas, Mantas, Rokas, Tomas, Marius, Paulius, Arnas, Ignas, Edgaras, Domantas, Gytis, Karolis, Tadas, Vaidas',
  'Kazlauskas, Jankauskas, Petrauskas, Stankevičius, Vasiliauskas, Žukauskas, Butkus, Paulauskas, Urbonas, Kavaliauskas, Navickas, Ramanauskas, Balčiūnas, Giedraitis, Šimkus, Rimkus, Norkus, Dimša',
);
const israeli = names(
  'Eran, Omer, Yonatan, Dor, Gil, Liel, Oscar, Eliel, Roman, Tal, Guy, Bar, Idan, Noam, Yam, Rafi',
  'Cohen, Levi, Mizrahi, Peretz, Biton, Dahan, Avraham, Friedman, Malka, Azulay, Katz, Yosef, Amar, Ohayon, Hadad, Gabay, Ben Haim, Golan, Shapira, Segal',
);
const arabic = names(
  'Mohamed, Ahmed, Ali, Youssef, Omar, Khaled, Hassan, Ibrahim, Abdullah, Salem, Hamza, Karim, Mahmoud, Saud, Fahad, Amine',
  'Al-Shehri, Al-Dosari, Al-Harbi, Hassan, Mansour, Saleh, Abdulrahman, Nasser, El-Sayed, Benali, Haddad, Mahmoud, Al-Ghamdi, Khalil, Bouazza, Ziani, El Amrani, Al-Otaibi, Farouk, Rahimi',
);
const persian = names(
  'Mehdi, Ali, Amir, Reza, Saeid, Milad, Omid, Hossein, Mohammad, Ehsan, Shahab, Vahid, Allahyar, Siavash',
  'Hosseini, Karimi, Ahmadi, Mohammadi, Rezaei, Moradi, Jafari, Rahimi, Ghasemi, Ebrahimi, Kazemi, Sadeghi, Akbari, Mousavi, Hashemi, Norouzi, Torabi, Amiri',
);
const african = names(
  'Thabo, Sipho, Percy, Kwame, Emmanuel, Samuel, Ibrahim, Moses, Victor, Themba, Lebohang, Bongani, Patrick, Joseph, Innocent, Wilfred',
  'Mokoena, Dlamini, Nkosi, Khumalo, Mthembu, Okafor, Mensah, Boateng, Owusu, Adeyemi, Ndlovu, Zulu, Sithole, Mahlangu, Diop, Banda, Phiri, Mwangi, Otieno, Kamara',
);
const japanese = names(
  'Haruto, Yuki, Sota, Ren, Takumi, Kaito, Daiki, Shota, Ryo, Kento, Yuta, Riku, Kenta, Hiroki, Naoki, Tsubasa',
  'Sato, Suzuki, Takahashi, Tanaka, Watanabe, Ito, Yamamoto, Nakamura, Kobayashi, Kato, Yoshida, Yamada, Sasaki, Matsumoto, Inoue, Kimura, Hayashi, Shimizu, Mori, Ikeda, Endo, Goto',
);
const korean = names(
  'Min-jun, Seo-jun, Ji-ho, Hyun-woo, Jun-seo, Dong-hyun, Tae-hyung, Sung-min, Jae-won, Young-jae, Woo-jin, Kyung-ho, Sang-hoon, In-beom',
  'Kim, Lee, Park, Choi, Jung, Kang, Cho, Yoon, Jang, Lim, Han, Oh, Seo, Shin, Kwon, Hwang, Ahn, Song, Hong, Yoo',
);
const chinese = names(
  'Wei, Hao, Lei, Yang, Jun, Bo, Peng, Chao, Ming, Tao, Kai, Xin, Zhen, Rui, Yuning, Haoran',
  'Wang, Li, Zhang, Liu, Chen, Yang, Zhao, Huang, Zhou, Wu, Xu, Sun, Hu, Zhu, Gao, Lin, He, Guo, Ma, Luo, Guan, Jiang',
);
// A Vietnamese surname comes first.
const vietnamese = names(
  'Nguyen, Tran, Le, Pham, Hoang, Phan, Vu, Dang, Bui, Do, Ho, Ngo',
  'Van Toan, Quang Hai, Tien Linh, Hoang Duc, Cong Phuong, Van Hau, Tuan Anh, Duc Chinh, Hung Dung, Tan Tai, Xuan Son, Thanh Chung, Van Quyet, Viet Anh, Ngoc Hai, Duy Manh',
);
const thai = names(
  'Chanathip, Supachai, Teerasil, Supachok, Suphanat, Weerathep, Theerathon, Sarach, Ekanit, Bordin, Thitipan, Kritsada, Pansa, Worachit',
  'Songkrasin, Jaided, Dangda, Sarachat, Mueanta, Pomphan, Bunmathan, Yooyen, Panya, Phala, Puangchan, Kaman, Hemviboon, Kanitsribampen, Chaiyaphon, Thongkam',
);
const indonesian = names(
  'Rizky, Egy, Witan, Asnawi, Pratama, Ricky, Dimas, Bagus, Yakob, Marselino, Rachmat, Ramadhan, Hansamu, Stefano, Muhammad, Arkhan',
  'Saputra, Pratama, Setiawan, Hidayat, Wijaya, Kurniawan, Nugroho, Santoso, Ridho, Ferdinan, Maulana, Sulaeman, Irianto, Sananta, Kambuaya, Sayuri, Fikri, Vikri',
);
const filipino = names(
  'Jayson, Paolo, June, Scottie, Calvin, Arwind, Kevin, Marcio, Terrence, Juami, Christian, Jio, Roger, Chris, Mikey, Stanley',
  'Santos, Reyes, Cruz, Bautista, Ocampo, Garcia, Mendoza, Torres, Castillo, Villanueva, Ramos, Aquino, Navarro, Salvador, Dela Cruz, Pascual, Rosario, Lassiter',
);
const indian = names(
  'Arjun, Rahul, Vikram, Sunil, Anirudh, Manvir, Sandesh, Brandon, Ashique, Lallianzuala, Jeakson, Udanta, Rohit, Naorem',
  'Singh, Kumar, Das, Fernandes, Chhetri, Kuruniyan, Bose, Rao, Nair, Thapa, Sharma, Jhingan, Khan, Borges, Mukherjee, Sahal, Reddy, Gurung',
);

const mixed = names(
  'Alex, Daniel, David, Martin, Thomas, Marco, Nicolas, Adam, Samuel, Victor, Leo, Oscar, Robert, Michael, Simon, Patrick',
  'Novak, Silva, Müller, Rossi, Dubois, Santos, Jansen, Kovač, Larsen, Popescu, Nowak, Costa, Weber, Moreau, Ivanov, Fischer, García, Hansen, Horvat, Petrov, Smith, Kim',
);

const byNation: Readonly<Record<string, Names>> = {
  Adriatic: serbian,
  Africa: african,
  Albania: albanian,
  Argentina: latin,
  Asia: japanese,
  Australia: english,
  Austria: german,
  Belgium: belgian,
  'Bosnia & Herzegovina': bosnian,
  Brazil: brazilian,
  Bulgaria: bulgarian,
  Chile: latin,
  China: chinese,
  Colombia: latin,
  'Costa Rica': latin,
  Croatia: croatian,
  Czechia: czech,
  Denmark: nordic,
  'Dominican Republic': latin,
  Ecuador: latin,
  Egypt: arabic,
  England: english,
  Finland: finnish,
  France: french,
  Germany: german,
  Greece: greek,
  Hungary: hungarian,
  India: indian,
  Indonesia: indonesian,
  Iran: persian,
  Israel: israeli,
  Italy: italian,
  Japan: japanese,
  Lithuania: lithuanian,
  Mexico: latin,
  Montenegro: serbian,
  Morocco: arabic,
  Netherlands: dutch,
  'New Zealand': english,
  'North America': canadian,
  'North Macedonia': macedonian,
  Norway: nordic,
  Paraguay: latin,
  Peru: latin,
  Philippines: filipino,
  Poland: polish,
  Portugal: portuguese,
  'Puerto Rico': latin,
  Romania: romanian,
  Russia: russian,
  'Saudi Arabia': arabic,
  Scotland: scottish,
  Serbia: serbian,
  Slovenia: slovene,
  'South Africa': african,
  'South America': latin,
  'South Korea': korean,
  Spain: spanish,
  Sweden: nordic,
  Switzerland: german,
  Taiwan: chinese,
  Thailand: thai,
  Turkey: turkish,
  Ukraine: ukrainian,
  'United Arab Emirates': arabic,
  Uruguay: latin,
  USA: american,
  Vietnam: vietnamese,
};

/** True if the group of a league is a nation with a list of names. */
export const isNation = (group: string): boolean => Object.hasOwn(byNation, group);

/** Returns the names of a nation, or those of the world if the nation has no list. */
export const keyOf = (nation: string): Names => byNation[nation] ?? mixed;
